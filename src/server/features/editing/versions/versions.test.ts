import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { messages } from '#contract/base/text/messages.ts'
import { itemVersions } from '#server/platform/db/schema/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'
import { sampleFacts } from '#testing/sample-facts.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

const factories: [Kind, () => Promise<string>][] = [
  ['destination', () => makeDestination(admin)],
  ['tour', () => makeTour(admin)],
  ['circuit', () => makeCircuit(admin)],
  ['package', () => makePackage(admin)],
  ['hotel', () => makeHotel(admin)],
  ['incentive', () => makeIncentive(admin)],
]

type CallByName = (name: string, payload: object) => Promise<Record<string, unknown>>
const call = admin as unknown as CallByName

const detailOf = (kind: Kind, id: string) =>
  call(operationsOfKind[kind].detail, { id, adminPanel: true })

async function numbersOf(kind: Kind, id: string): Promise<number[]> {
  return (await admin('listVersions', { kind, id })).list.map(({ version }) => version)
}

describe.each(factories)('the versions of a %s', (kind, make) => {
  it('are one for each change, whole, by whom and of what', async () => {
    const id = await make()
    const first = await detailOf(kind, id)
    const details = makeDetails('Another name', ['es', 'en', 'pt'])
    await call(operationsOfKind[kind].edit, { id, details })
    await call(operationsOfKind[kind].toggleStatus, { id })
    const { list } = await admin('listVersions', { kind, id })
    expect(list.map(({ version, fields }) => [version, fields])).toEqual([
      [3, ['status']],
      [2, ['details']],
      [1, []],
    ])
    const [newest, , oldest] = list
    const { actors } = await admin('listActivity', { itemId: id })
    expect(actors).toContainEqual(newest?.by)
    expect(newest?.at).toBeInstanceOf(Date)
    expect(oldest?.by).toEqual(newest?.by)
    const asJson = (item: unknown): unknown => JSON.parse(JSON.stringify(item))
    const version = await admin('getVersion', { kind, id, version: 1 })
    expect(version).toMatchObject({ version: 1, by: oldest?.by, at: oldest?.at })
    expect(asJson(version.item)).toEqual(asJson(first))
    const last = await admin('getVersion', { kind, id, version: 3 })
    expect(asJson(last.item)).toEqual(asJson(await detailOf(kind, id)))
  })

  it('bring texts and facts back, not the status, and leave a version', async () => {
    const id = await make()
    await call(operationsOfKind[kind].edit, { id, ...sampleFacts(kind).given })
    const then = await detailOf(kind, id)
    const facts = Object.fromEntries(
      Object.keys(sampleFacts(kind).given).map((name) => [name, null]),
    )
    await call(operationsOfKind[kind].edit, { id, ...facts, details: makeDetails('Changed') })
    await call(operationsOfKind[kind].toggleStatus, { id })
    expect(await admin('restoreVersion', { kind, id, version: 2 })).toEqual({ id })
    const now = await detailOf(kind, id)
    const { updatedAt: _then, status: _was, ...before } = then
    const { updatedAt: _now, status, ...after } = now
    expect(after).toEqual(before)
    expect(status).toBe(false)
    expect(await numbersOf(kind, id)).toEqual([5, 4, 3, 2, 1])
    await admin('restoreVersion', { kind, id, version: 2 })
    expect(await numbersOf(kind, id)).toHaveLength(5)
  })
})

describe('versions', () => {
  it('are made by media, too, and by nothing that changes nothing', async () => {
    const id = await makeDestination(admin)
    const one = await addPicture(admin, id)
    const two = await addPicture(admin, id)
    await admin('updateDestinationMediaOrder', {
      mediaIds: [two.id, one.id],
      mediaPosition: 'slider',
    })
    await admin('editMedia', { mediaId: one.id, credit: 'Ana' })
    await admin('editMedia', { mediaId: one.id, credit: 'Ana' })
    await admin('editDestination', { id })
    await admin('removeDestinationMedia', { mediaId: two.id })
    await admin('restoreMedia', { mediaId: two.id })
    const { list } = await admin('listVersions', { kind: 'destination', id })
    expect(list.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(list.slice(0, -1).every(({ fields }) => fields.join() === 'media')).toBe(true)
    // Media are not what a version brings back.
    await admin('restoreVersion', { kind: 'destination', id, version: 1 })
    expect((await admin('detailDestination', { id })).media).toHaveLength(2)
  })

  it('begin with what was there before them', async () => {
    const id = await makeTour(admin, { details: makeDetails('As it was') })
    const { db } = app.services.database
    await db.delete(itemVersions).where(eq(itemVersions.itemId, id))
    const { updatedAt } = await admin('detailTour', { id })
    await admin('editTour', { id, details: makeDetails('As it is') })
    const { list } = await admin('listVersions', { kind: 'tour', id })
    expect(list.map(({ version }) => version)).toEqual([2, 1])
    expect(list[1]).toEqual({ version: 1, at: updatedAt, by: null, fields: [] })
    await admin('restoreVersion', { kind: 'tour', id, version: 1 })
    expect((await admin('detailTour', { id })).details[0]?.name).toBe('As it was')
  })

  it('tell how translations stood and what was closed, and no draft', async () => {
    const months = Array.from({ length: 12 }, (_, month) => (month === 5 ? 'closed' : 'good'))
    const place = await makeDestination(admin, { months })
    const destinationIds = [place, await makeDestination(admin)]
    const details = makeDetails('The north', ['en', 'es'])
    const id = await makeCircuit(admin, { destinationIds, details })
    await admin('editDestination', { id: place, months: null })
    await admin('editCircuit', { id, details: makeDetails('The far north', ['en', 'es', 'pt']) })
    await admin('saveDraft', { kind: 'circuit', id, fields: { days: 9 } })
    const itemOf = async (version: number) =>
      (await admin('getVersion', { kind: 'circuit', id, version })).item
    const june = Array.from({ length: 12 }, (_, month) =>
      month === 5 ? [{ kind: 'destination', id: place }] : [],
    )
    expect(await itemOf(1)).toMatchObject({
      months,
      closedBecause: june,
      translation: { es: 'complete', pt: 'missing' },
      draft: null,
    })
    expect(await itemOf(2)).toMatchObject({
      months: null,
      closedBecause: june.map(() => []),
      translation: { es: 'complete', pt: 'complete' },
      draft: null,
    })
  })

  it('begin once, whoever is first', async () => {
    const id = await makeTour(admin)
    await app.services.database.db.delete(itemVersions).where(eq(itemVersions.itemId, id))
    await Promise.all(
      ['One', 'Two', 'Three'].map((name) => admin('editTour', { id, details: makeDetails(name) })),
    )
    expect(await numbersOf('tour', id)).toEqual([4, 3, 2, 1])
  })

  it('are the newest 50 and the first', async () => {
    const id = await makeIncentive(admin)
    for (let count = 0; count < 53; count += 1) {
      await admin('editIncentive', { id, externalId: `key ${count}` })
    }
    const numbers = await numbersOf('incentive', id)
    expect(numbers).toEqual([...Array.from({ length: 50 }, (_, index) => 54 - index), 1])
    const version = await admin('getVersion', { kind: 'incentive', id, version: 5 })
    expect(version.item).toMatchObject({ externalId: 'key 3' })
    await expect(admin('getVersion', { kind: 'incentive', id, version: 4 })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('are of an item of that kind', async () => {
    const id = await makeHotel(admin)
    for (const named of [
      { kind: 'tour' as const, id },
      { kind: 'hotel' as const, id: unknownId },
    ]) {
      const missing = { name: 'NOT_FOUND_ERROR' }
      await expect(admin('listVersions', named)).rejects.toMatchObject(missing)
      await expect(admin('getVersion', { ...named, version: 1 })).rejects.toMatchObject(missing)
      for (const version of [0, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
        const none = { ...named, version }
        const refused = { name: 'INVALID_DATA_ERROR' }
        await expect(admin('getVersion', none)).rejects.toMatchObject(refused)
        await expect(admin('restoreVersion', none)).rejects.toMatchObject(refused)
      }
      await expect(admin('restoreVersion', { ...named, version: 1 })).rejects.toMatchObject(missing)
      await expect(admin('listRemovedMedia', named)).rejects.toMatchObject(missing)
    }
  })
})

describe('restoring a version', () => {
  /** A circuit with days, and what it leads to. */
  async function makeTrip() {
    const one = await makeDestination(admin)
    const two = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId: one, details: makeDetails('The tour') })
    const offered = await makeTour(admin, { destinationId: two })
    const hotel = await makeHotel(admin, { destinationId: one })
    const parts = { destinationIds: [one, two], tourIds: [tour], hotelIds: [hotel] }
    const id = await makeCircuit(admin, { ...parts, days: 3 })
    const picture = await admin('addCircuitMedia', {
      id,
      position: 'detail',
      file: await makePicture(),
    })
    const details = [{ lang: 'en' as const, title: 'Arrival', text: '' }]
    await admin('editCircuit', {
      id,
      itinerary: [
        {
          day: 1,
          destinationId: one,
          hotelId: hotel,
          tourIds: [tour],
          mediaIds: [picture.id],
          details,
        },
        { day: 3, destinationId: two, optionalTourIds: [offered] },
      ],
    })
    return { id, one, two, tour, offered, hotel, picture }
  }

  it('brings links and days back, but no picture that was removed', async () => {
    const { id, one, two, picture, tour } = await makeTrip()
    const { itinerary } = await admin('detailCircuit', { id })
    await admin('editCircuit', { id, itinerary: [], tourIds: [], destinationIds: [two, one] })
    await admin('restoreVersion', { kind: 'circuit', id, version: 3 })
    const again = await admin('detailCircuit', { id })
    expect(again).toMatchObject({ itinerary, tourIds: [tour], destinationIds: [one, two] })
    await admin('editCircuit', { id, itinerary: [] })
    await admin('removeCircuitMedia', { mediaId: picture.id })
    await admin('restoreVersion', { kind: 'circuit', id, version: 3 })
    const { itinerary: days } = await admin('detailCircuit', { id })
    expect(days.map(({ mediaIds }) => mediaIds)).toEqual([[], []])
    expect(days[0]).toMatchObject({ tourIds: [tour], mediaIds: [] })
  })

  it('names what is gone', async () => {
    const { id, tour, offered } = await makeTrip()
    await admin('editCircuit', { id, itinerary: [], tourIds: [] })
    await admin('deleteTour', { id: tour })
    await admin('deleteTour', { id: offered })
    await admin('deleteFromBin', { kind: 'tour', id: tour })
    const paths = ['tourIds.0', 'itinerary.1.optionalTourIds.0']
    await expect(
      admin('restoreVersion', { kind: 'circuit', id, version: 3 }),
    ).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: {
        issues: paths.map((path) => ({ path, message: messages.gone })),
        gone: [
          { path: paths[0], kind: 'tour', id: tour, name: 'The tour', inBin: false },
          { path: paths[1], kind: 'tour', id: offered, inBin: true },
        ],
      },
    })
    expect(await numbersOf('circuit', id)).toHaveLength(4)
    // A part that is gone stands in a version by its name.
    const { item } = await admin('getVersion', { kind: 'circuit', id, version: 3 })
    expect(item['tours']).toEqual([{ id: tour, details: [{ name: 'The tour', lang: 'en' }] }])
  })

  it('names a key that was given away meanwhile', async () => {
    const id = await makeHotel(admin, { externalId: 'H-1' })
    await admin('editHotel', { id, externalId: null })
    await makeHotel(admin, { externalId: 'H-1' })
    await expect(admin('restoreVersion', { kind: 'hotel', id, version: 1 })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
      context: { issues: [{ path: 'externalId', message: messages.taken }] },
    })
  })
})
