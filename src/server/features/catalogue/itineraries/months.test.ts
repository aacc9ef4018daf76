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

describe('the months of a circuit', () => {
  it('are the worst of what it is made of, whatever that is', async () => {
    const months = fc.option(
      fc.array(fc.constantFrom<MonthState>('peak', 'good', 'fair', 'closed'), {
        minLength: 12,
        maxLength: 12,
      }),
    )
    const part = fc.record({ months, status: fc.boolean() })
    const world = fc.record({
      places: fc.tuple(part, part),
      tours: fc.array(
        fc.record({ months, status: fc.boolean(), at: fc.nat(1), isOnADay: fc.boolean() }),
        {
          maxLength: 3,
        },
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
        for (const { at, isOnADay: _, ...tour } of tours) {
          const destinationId = destinationIds[at]
          tourIds.push(
            await makeTour(admin, { categoryId, ...tour, ...(destinationId && { destinationId }) }),
          )
        }
        const onADay = tourIds.filter((_, index) => tours[index]?.isOnADay)
        const itinerary = hasItinerary ? [{ day: 2, tourIds: onADay }] : []
        const id = await makeCircuit(admin, { destinationIds, tourIds, itinerary })

        // Slowly: month by month, one thing after another.
        const counted = [
          ...places.map((place, index) => ({
            ...place,
            kind: 'destination',
            id: destinationIds[index],
          })),
          ...tours
            .filter(
              (tour) => places[tour.at === 0 ? 0 : 1].status && (!hasItinerary || tour.isOnADay),
            )
            .map((tour) => ({ ...tour, kind: 'tour', id: tourIds[tours.indexOf(tour)] })),
        ].filter((each) => each.status && each.months !== null)
        const badness = { peak: 0, good: 1, fair: 2, closed: 3 }
        const worst = monthsOfYear.map((_, index) =>
          counted.reduce<MonthState>((sofar, each) => {
            const state = each.months?.[index] ?? 'peak'
            return badness[state] > badness[sofar] ? state : sofar
          }, 'peak'),
        )
        const detail = await admin('detailCircuit', { id, ...panel })
        expect(detail.months).toEqual(counted.length === 0 ? null : worst)
        const { list } = await admin('listCircuits', { ids: [id], ...panel })
        expect(list[0]?.months).toEqual(detail.months)
        const named = (ids: (string | undefined)[]) => new Set(ids)
        const closed = monthsOfYear.map((_, index) =>
          counted.filter((each) => each.months?.[index] === 'closed').map((each) => each.id),
        )
        expect(detail.closedBecause.map((month) => named(idsOf(month)))).toEqual(
          closed.map((month) => named(month)),
        )
        for (const month of [1, 12]) {
          const found = await admin('listCircuits', { month, ...panel })
          const state = detail.months?.[month - 1]
          expect(idsOf(found.list).includes(id)).toBe(state === 'peak' || state === 'good')
        }
      }),
      { numRuns: 12 },
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
