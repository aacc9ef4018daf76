import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MonthState, type Months, monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const regionId = await makeRegion(admin)
const categoryId = await makeCategory(admin)

const all = (state: MonthState): Months => monthsOfYear.map(() => state)
const idsOf = (list: { id: string }[]) => list.map((item) => item.id)
const panel = { adminPanel: true }

const states = fc.constantFrom<MonthState>('peak', 'good', 'fair', 'closed')
const someMonths = fc.option(fc.array(states, { minLength: 12, maxLength: 12 }))
const badness = { peak: 0, good: 1, fair: 2, closed: 3 }
const worse = (one: MonthState, other: MonthState) => (badness[other] > badness[one] ? other : one)

/** Something that a journey is made of, as the model sees it. */
interface Part {
  id: string
  months: Months | null
  isKey?: boolean
}

/** The month of a journey, slowly and by the letter. */
function stateOf(month: number, stops: Part[], included: Part[]): MonthState {
  const in_ = (part: Part) => part.months?.[month - 1]
  const keys = included.filter(({ isKey }) => isKey)
  const telling = [...stops, ...keys].flatMap((part) => in_(part) ?? [])
  const base = telling.length === 0 ? 'good' : telling.reduce(worse)
  if (keys.length > 0) {
    const others = included.filter(({ isKey }) => !isKey)
    return others.some((part) => in_(part) === 'closed') ? worse(base, 'fair') : base
  }
  const closed = included.filter((part) => in_(part) === 'closed').length
  const withMonths = included.filter((part) => part.months !== null).length
  if (closed > withMonths / 2) return 'closed'
  return closed > 0 ? worse(base, 'fair') : base
}

describe('the months of a circuit', () => {
  it('are those of its places and key experiences, and tell what holds each back', async () => {
    const part = fc.record({ months: someMonths, status: fc.boolean() })
    const world = fc.record({
      places: fc.tuple(part, part),
      tours: fc.array(
        fc.record({
          months: someMonths,
          status: fc.boolean(),
          at: fc.nat(1),
          isOnADay: fc.boolean(),
          isKey: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
      hasItinerary: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(world, async ({ places, tours, hasItinerary }) => {
        const destinationIds: string[] = []
        for (const place of places) {
          destinationIds.push(await makeDestination(admin, { regionId, ...place }))
        }
        const tourIds: string[] = []
        for (const { at, isOnADay: _day, isKey: _key, ...tour } of tours) {
          const destinationId = destinationIds[at]
          tourIds.push(
            await makeTour(admin, { categoryId, ...tour, ...(destinationId && { destinationId }) }),
          )
        }
        const onADay = tourIds.filter((_, index) => tours[index]?.isOnADay)
        const keyTourIds = tourIds.filter((_, index) => tours[index]?.isKey)
        const itinerary = hasItinerary ? [{ day: 2, tourIds: onADay }] : []
        const id = await makeCircuit(admin, { destinationIds, tourIds, keyTourIds, itinerary })

        const withId = <Each extends object>(each: Each, id: string | undefined) => ({
          ...each,
          id: id ?? '',
        })
        const stops = places
          .map((each, index) => withId(each, destinationIds[index]))
          .filter(({ status }) => status)
        const included = tours
          .map((each, index) => withId(each, tourIds[index]))
          .filter(({ status, at }) => status && places[at === 0 ? 0 : 1].status)
          .filter(({ isOnADay }) => !hasItinerary || isOnADay)
        const isSilent = [...stops, ...included].every(({ months }) => months === null)
        const months = monthsOfYear.map((month) => stateOf(month, stops, included))

        const detail = await admin('detailCircuit', { id, ...panel })
        expect(detail.months).toEqual(isSilent ? null : months)
        expect(detail.keyTourIds).toEqual(keyTourIds)
        const { list } = await admin('listCircuits', { ids: [id], ...panel })
        expect(list[0]?.months).toEqual(detail.months)
        const reasons = monthsOfYear.map((_, index) =>
          (['closed', 'fair'] as const).flatMap((state) => [
            ...stops
              .filter((each) => each.months?.[index] === state)
              .map((each) => ({ kind: 'destination', id: each.id, state })),
            ...included
              .filter((each) => each.months?.[index] === state)
              .map((each) => ({ kind: 'tour', id: each.id, state })),
          ]),
        )
        expect(detail.monthReasons).toEqual(isSilent ? null : reasons)
        expect(detail.closedBecause.map(idsOf)).toEqual(
          reasons.map((month) => idsOf(month.filter(({ state }) => state === 'closed'))),
        )
        for (const month of [1, 12]) {
          const state = detail.months?.[month - 1]
          for (const includeFair of [false, true]) {
            const found = await admin('listCircuits', { month, includeFair, ...panel })
            const card = found.list.find((each) => each.id === id)
            const isIn = state === 'peak' || state === 'good' || (includeFair && state === 'fair')
            expect(card?.monthState).toBe(isIn ? state : undefined)
          }
        }
      }),
      { numRuns: 8 },
    )
  })

  it('are the same for the public, and name nothing hidden', async () => {
    const open = await makeDestination(admin, { regionId, months: all('good') })
    const closed = await makeDestination(admin, { regionId, months: all('closed') })
    const other = await makeDestination(admin, { regionId })
    const id = await makeCircuit(admin, { destinationIds: [open, closed, other] })
    const detail = await app.call('detailCircuit', { id })
    expect(detail.months).toEqual(all('closed'))
    expect(detail.closedBecause[6]).toEqual([{ kind: 'destination', id: closed }])
    await admin('toggleDestinationStatus', { id: closed })
    for (const caller of [app.call, admin]) {
      const after = await caller('landingDetailCircuit', { id })
      expect(after.months).toEqual(all('good'))
      expect(after.closedBecause).toEqual(monthsOfYear.map(() => []))
    }
    expect((await admin('detailCircuit', { id, ...panel })).months).toEqual(all('good'))
  })

  it('do not move updatedAt', async () => {
    const place = await makeDestination(admin, { regionId, months: all('good') })
    const id = await makeCircuit(admin, { destinationIds: [place, await makeDestination(admin)] })
    const { updatedAt } = await app.call('detailCircuit', { id })
    await admin('editDestination', { id: place, months: all('fair') })
    const after = await app.call('detailCircuit', { id })
    expect(after).toMatchObject({ months: all('fair'), updatedAt })
    const since = { updatedSince: new Date(updatedAt.getTime() + 1).toISOString() }
    expect(idsOf((await app.call('listCircuits', since)).list)).not.toContain(id)
    expect(idsOf((await app.call('listDestinations', since)).list)).toContain(place)
  })
})

describe('key experiences', () => {
  it('are some of the included ones, and go with them', async () => {
    const place = await makeDestination(admin, { regionId })
    const [one = '', other = '', third = ''] = await Promise.all(
      [1, 2, 3].map(() => makeTour(admin, { destinationId: place, categoryId })),
    )
    const parts = { destinationIds: [place, await makeDestination(admin)], tourIds: [one, other] }
    const id = await makeCircuit(admin, { ...parts, keyTourIds: [other, one] })
    const keys = async () => (await admin('detailCircuit', { id, ...panel })).keyTourIds
    expect(await keys()).toEqual([other, one])
    await admin('editCircuit', { id, tourIds: [third, other] })
    expect(await keys()).toEqual([other])
    await expect(admin('editCircuit', { id, keyTourIds: [other, one] })).rejects.toMatchObject({
      context: { issues: [{ path: 'keyTourIds.1' }] },
    })
    await admin('editCircuit', { id, keyTourIds: [third] })
    expect(await keys()).toEqual([third])
    await admin('editCircuit', { id, days: 9 })
    expect(await keys()).toEqual([third])
    await admin('editCircuit', { id, keyTourIds: null })
    expect(await keys()).toEqual([])
    await expect(
      admin('addPackage', { ...(await addable(id)), keyTourIds: [one] }),
    ).rejects.toMatchObject({ context: { issues: [{ path: 'keyTourIds.0' }] } })
  })
})

async function addable(id: string) {
  const { details, days, nights, destinationIds, tourIds } = await app.call('detailCircuit', { id })
  return { details, days, nights, destinationIds, tourIds }
}

describe('lists', () => {
  it('find what is in season in a month', async () => {
    const spring = all('closed').with(9, 'peak').with(10, 'good').with(11, 'fair')
    const place = await makeDestination(admin, { regionId, months: spring })
    const silent = await makeDestination(admin, { regionId })
    const tour = await makeTour(admin, { destinationId: place, categoryId, months: spring })
    const foundIn = async (month: number) => [
      ...idsOf((await app.call('listDestinations', { month })).list),
      ...idsOf((await app.call('listTours', { month })).list),
    ]
    expect(await foundIn(10)).toEqual(expect.arrayContaining([place, tour]))
    expect(await foundIn(11)).toEqual(expect.arrayContaining([place, tour]))
    for (const month of [1, 12]) {
      const found = await foundIn(month)
      expect(found.filter((id) => [place, tour, silent].includes(id))).toEqual([])
    }
    expect(await foundIn(10)).not.toContain(silent)
    const { list, total } = await app.call('listTours', { month: 10, limit: 1 })
    expect([list.length, total]).toEqual([
      1,
      (await app.call('listTours', { month: 10 })).list.length,
    ])
    await expect(app.call('listTours', { month: 13 })).rejects.toMatchObject({
      context: { issues: [{ path: 'month' }] },
    })
  })

  it('find what departs in a month, unless it is closed then, and the possible after all others', async () => {
    const spring = all('fair').with(9, 'closed').with(10, 'peak')
    const place = await makeDestination(admin, { regionId, months: spring })
    const parts = { destinationIds: [place, await makeDestination(admin)] }
    const year = app.services.clock().getUTCFullYear() + 1
    const dates = [3, 10, 11].map((month) => `${year}-${String(month).padStart(2, '0')}-05`)
    const common = { kind: 'dates', guaranteed: false, minPax: null } as const
    const dated = await makeCircuit(admin, { ...parts, departures: { ...common, dates } })
    const full = await makeCircuit(admin, {
      ...parts,
      departures: { ...common, dates: [{ date: `${year}-03-05`, status: 'full' }] },
    })
    const daily = await makeCircuit(admin, parts)
    const good = await makeCircuit(admin, {
      destinationIds: [
        await makeDestination(admin, { regionId, months: all('good') }),
        await makeDestination(admin),
      ],
    })
    const mine = [dated, full, daily, good]
    const foundIn = async (month: number, includeFair = false) => {
      const { list } = await app.call('listCircuits', { month, includeFair })
      return list
        .filter(({ id }) => mine.includes(id))
        .map(({ id, monthState }) => `${mine.indexOf(id)} ${monthState}`)
    }
    expect(await foundIn(3)).toEqual(['3 good', '0 good'])
    expect(await foundIn(3, true)).toEqual(['3 good', '0 good', '2 fair'])
    expect(await foundIn(4, true)).toEqual(['3 good', '2 fair'])
    expect(await foundIn(10, true)).toEqual(['3 good'])
    expect(await foundIn(11)).toEqual(['3 good', '2 peak', '0 peak'])
    const months = async (id: string) => [
      (await app.call('detailCircuit', { id })).departureMonths,
      (await app.call('landingDetailCircuit', { id })).departureMonths,
      (await app.call('listCircuits', {})).list.find((each) => each.id === id)?.departureMonths,
    ]
    const expected = dates.map((date) => date.slice(0, 7))
    expect(await months(dated)).toEqual([expected, expected, expected])
    expect(await months(full)).toEqual([[], [], []])
    expect(await months(daily)).toEqual([null, null, null])
    const page = await app.call('listCircuits', {
      month: 3,
      includeFair: true,
      limit: 1,
      offset: 1,
    })
    const whole = await app.call('listCircuits', { month: 3, includeFair: true })
    expect([idsOf(page.list), page.total]).toEqual([[whole.list[1]?.id], whole.list.length])
  })

  it('find what was edited then or later', async () => {
    const id = await makeDestination(admin, { regionId })
    const { updatedAt } = await app.call('detailDestination', { id })
    const at = async (offset: number) => {
      const updatedSince = new Date(updatedAt.getTime() + offset).toISOString()
      return idsOf((await app.call('listDestinations', { updatedSince })).list)
    }
    expect(await at(0)).toContain(id)
    expect(await at(1)).not.toContain(id)
    await expect(app.call('listHotels', { updatedSince: 'lately' })).rejects.toMatchObject({
      context: { issues: [{ path: 'updatedSince' }] },
    })
  })
})
