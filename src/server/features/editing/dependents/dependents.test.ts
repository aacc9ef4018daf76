import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { Failure } from '#contract/base/failures.ts'
import { clientViews, itemSchedules } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const none = {
  circuits: [],
  packages: [],
  tours: [],
  hotels: [],
  incentives: [],
  starredIn: [],
  openQuotes: 0,
  proposals: 0,
  clientViews: 0,
  scheduled: 0,
}

describe('what depends on an item', () => {
  it('is told by name, for each kind what can', async () => {
    const destinationId = await makeDestination(admin, { details: makeDetails('Place') })
    const other = await makeDestination(admin)
    const destinationIds = [destinationId, other]
    const tour = await makeTour(admin, { destinationId, details: makeDetails('Walk') })
    const offered = await makeTour(admin, { destinationId })
    const hotel = await makeHotel(admin, { destinationId, details: makeDetails('Inn') })
    const incentive = await makeIncentive(admin, { destinationId, details: makeDetails('Reward') })
    const pack = await makePackage(admin, {
      destinationIds,
      hotelIds: [hotel],
      details: makeDetails('Short'),
    })
    const circuit = await makeCircuit(admin, {
      destinationIds,
      tourIds: [tour],
      extensionIds: [pack],
      details: makeDetails('Long'),
      itinerary: [{ day: 1, optionalTourIds: [offered] }],
    })
    await admin('toggleTourStarredInDestination', { id: tour })
    const ask = (kind: 'destination' | 'tour' | 'circuit' | 'package' | 'hotel', id: string) =>
      admin('listDependents', { kind, id })
    const long = { id: circuit, name: 'Long' }
    expect(await ask('destination', destinationId)).toMatchObject({
      circuits: [long],
      packages: [{ id: pack, name: 'Short' }],
      tours: [{ id: offered }, { id: tour, name: 'Walk' }],
      hotels: [{ id: hotel, name: 'Inn' }],
      incentives: [{ id: incentive, name: 'Reward' }],
    })
    expect(await ask('tour', tour)).toEqual({
      ...none,
      circuits: [long],
      starredIn: [{ id: destinationId, name: 'Place' }],
    })
    expect(await ask('tour', offered)).toEqual({ ...none, circuits: [long] })
    expect(await ask('hotel', hotel)).toEqual({ ...none, packages: [{ id: pack, name: 'Short' }] })
    expect(await ask('package', pack)).toEqual({ ...none, circuits: [long] })
    expect(await ask('circuit', circuit)).toEqual(none)
    await expect(ask('hotel', tour)).rejects.toEqual(new Failure('NOT_FOUND_ERROR'))
  })

  it('counts the open requests that ask for it, their proposals and what is scheduled', async () => {
    const id = await makeDestination(admin)
    const ask = () => admin('listDependents', { kind: 'destination', id })
    const quoteInput = { email: 'v@example.com', name: 'V', message: 'Hello' }
    const main = { ...quoteInput, entityType: 'destination', entityId: id } as const
    const { id: quoteId } = await app.call('createQuote', main)
    await app.call('createOpenQuote', { ...quoteInput, destinationIds: [id] })
    const hotel = await makeHotel(admin)
    await app.call('createOpenQuote', {
      ...quoteInput,
      items: [
        { entityType: 'hotel', entityId: hotel },
        { entityType: 'destination', entityId: id },
      ],
    })
    const { id: closed } = await app.call('createQuote', main)
    await admin('quoteSetState', { quoteId: closed, state: 'archived' })
    await admin('addProposal', { quoteId })
    const user = await app.makeUser({ role: 'admin' })
    const later = new Date(Date.now() + 60_000)
    await app.services.database.db.insert(itemSchedules).values({
      itemId: id,
      enableAt: later,
      disableAt: new Date(later.getTime() + 1),
      byId: user.id,
      byName: 'Somebody',
    })
    expect(await ask()).toEqual({ ...none, openQuotes: 3, proposals: 1, scheduled: 2 })
  })

  it('counts the versions for passengers that show it, through their last day', async () => {
    const [id, other] = [await makeHotel(admin), await makeHotel(admin)]
    const clientViewsOf = async () =>
      (await admin('listDependents', { kind: 'hotel', id })).clientViews
    const agent = await makeAgent(app)
    const item = { entityType: 'hotel' as const, entityId: id }
    const elsewhere = { ...item, entityId: other }
    await makeClientView(agent, { items: [elsewhere] })
    expect(await clientViewsOf()).toBe(0)
    await makeClientView(agent, { items: [elsewhere, item] })
    const view = await makeClientView(agent, { items: [item] })
    expect(await clientViewsOf()).toBe(2)
    const { office } = await app.services.currentSite()
    const today = localDay(office.timeZone, app.services.clock())
    const until = (expiresOn: string) =>
      app.services.database.db
        .update(clientViews)
        .set({ expiresOn })
        .where(eq(clientViews.id, view.id))
    await until(today)
    expect(await clientViewsOf()).toBe(2)
    await until(dayOfNumber(dayNumber(today) - 1))
    expect(await clientViewsOf()).toBe(1)
  })
})

async function makeJourneys() {
  const destinationId = await makeDestination(admin)
  const destinationIds = [destinationId, await makeDestination(admin)]
  const [old, by, third] = [
    await makeTour(admin, { destinationId }),
    await makeTour(admin, { destinationId }),
    await makeTour(admin, { destinationId }),
  ]
  const circuit = await makeCircuit(admin, {
    destinationIds,
    tourIds: [third, old, by],
    itinerary: [
      { day: 1, tourIds: [old, third] },
      { day: 2, tourIds: [by], optionalTourIds: [old] },
      { day: 3, tourIds: [old, by] },
    ],
  })
  const pack = await makePackage(admin, {
    destinationIds,
    itinerary: [{ day: 2, optionalTourIds: [old] }],
  })
  return { destinationIds, old, by, third, circuit, pack }
}

describe('one in the place of another', () => {
  it('in lists and on days, and where both were they are one', async () => {
    const { old, by, third, circuit, pack } = await makeJourneys()
    const { changed } = await admin('replaceEverywhere', { kind: 'tour', id: old, by })
    expect(changed).toEqual([circuit, pack])
    const detail = await admin('detailCircuit', { id: circuit, adminPanel: true })
    expect(detail.tourIds).toEqual([third, by])
    expect(
      detail.itinerary.map(({ tourIds, optionalTourIds }) => [tourIds, optionalTourIds]),
    ).toEqual([
      [[by, third], []],
      [[by], []],
      [[by], []],
    ])
    const short = await admin('detailPackage', { id: pack, adminPanel: true })
    expect(short.tourIds).toEqual([])
    expect(short.itinerary[0]?.optionalTourIds).toEqual([by])
    await admin('deleteTour', { id: old })
    expect(await admin('replaceEverywhere', { kind: 'tour', id: third, by })).toEqual({
      changed: [circuit],
    })
  })

  it('for hotels: the night and what may stand for it', async () => {
    const destinationId = await makeDestination(admin)
    const destinationIds = [destinationId, await makeDestination(admin)]
    const old = await makeHotel(admin, { destinationId })
    const by = await makeHotel(admin, { destinationId })
    const circuit = await makeCircuit(admin, {
      destinationIds,
      hotelIds: [old, by],
      itinerary: [
        { day: 1, hotelId: old, alternativeHotelIds: [by] },
        { day: 2, hotelId: by, alternativeHotelIds: [old] },
        { day: 3, alternativeHotelIds: [old] },
      ],
    })
    await admin('replaceEverywhere', { kind: 'hotel', id: old, by })
    const { hotelIds, itinerary } = await admin('detailCircuit', { id: circuit, adminPanel: true })
    expect(hotelIds).toEqual([by])
    expect(itinerary.map((day) => [day.hotelId, day.alternativeHotelIds])).toEqual([
      [by, []],
      [by, []],
      [null, [by]],
    ])
  })

  it('everywhere or nowhere: what one journey refuses changes none, and names it', async () => {
    const destinationId = await makeDestination(admin)
    const destinationIds = [destinationId, await makeDestination(admin)]
    const old = await makeTour(admin, { destinationId })
    const circuit = await makeCircuit(admin, { destinationIds, tourIds: [old] })
    const itinerary = [{ day: 1, optionalTourIds: [old] }]
    const pack = await makePackage(admin, { destinationIds, itinerary })
    // It lies elsewhere, so that no day may offer it.
    const far = await makeTour(admin)
    const before = await admin('detailCircuit', { id: circuit, adminPanel: true })
    const refusal = admin('replaceEverywhere', { kind: 'tour', id: old, by: far })
    await expect(refusal).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { dependents: { packages: [{ id: pack }] } },
    })
    expect(await admin('detailCircuit', { id: circuit, adminPanel: true })).toEqual(before)
  })

  it('leaves a line in the activity for each, as an edit by hand', async () => {
    const { old, by, circuit, pack } = await makeJourneys()
    await admin('replaceEverywhere', { kind: 'tour', id: old, by })
    const { list } = await admin('listActivity', { limit: 2 })
    expect(list.map(({ action, kind, itemId }) => [action, kind, itemId])).toEqual([
      ['edit', 'package', pack],
      ['edit', 'circuit', circuit],
    ])
  })

  it('is refused for what is not there, or itself', async () => {
    const id = await makeTour(admin)
    const hotel = await makeHotel(admin)
    for (const by of [randomUUID(), hotel]) {
      const call = admin('replaceEverywhere', { kind: 'tour', id, by })
      await expect(call).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
    await expect(admin('replaceEverywhere', { kind: 'tour', id, by: id })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'by' }] },
    })
  })
})
