import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { Failure } from '#contract/base/failures.ts'
import type { ItineraryCard } from '#contract/catalogue/kinds/cards.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { startTestApp } from '#testing/app.ts'
import { makeCategory, makeDetails, makePicture, makeRegion } from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const places = { regionId: '', categoryId: '' }
const picture = await makePicture(4, 4)

beforeAll(async () => {
  places.regionId = await makeRegion(admin)
  places.categoryId = await makeCategory(admin)
})

/** The results of one sequence's operations so far. */
interface World {
  destinations: string[]
  tours: string[]
  itineraries: { kind: 'Circuit' | 'Package'; id: string }[]
}

/** An operation's targets: indices into existing things, and its choices. */
const choice = fc.record({
  pick: fc.nat({ max: 11 }),
  other: fc.nat({ max: 11 }),
  flag: fc.boolean(),
  another: fc.boolean(),
  tags: fc.array(fc.constantFrom('sol', ' Sol', 'NIEVE', 'nieve', 'mar', 'İ', 'ß'), {
    maxLength: 4,
  }),
})

type Choice = typeof choice extends fc.Arbitrary<infer Value> ? Value : never

const unknownId = '00000000-0000-4000-8000-000000000000'
const at = (ids: string[], index: number) => ids[index % Math.max(ids.length, 1)] ?? unknownId

type Action = (world: World, by: Choice) => Promise<unknown>

const actions: Action[] = [
  async ({ destinations }, { tags, flag }) => {
    const payload = { details: makeDetails(), regionId: places.regionId, tags, status: flag }
    destinations.push((await admin('addDestination', payload)).id)
  },
  async ({ destinations, tours }, { pick, flag, another, tags }) => {
    const added = await admin('addTour', {
      details: another ? makeDetails() : [],
      destinationId: at(destinations, pick),
      categoryId: places.categoryId,
      status: flag,
      starred: another,
      tags,
    })
    tours.push(added.id)
  },
  async ({ destinations, tours, itineraries }, { pick, other, flag, tags }) => {
    const added = await admin(flag ? 'addCircuit' : 'addPackage', {
      details: makeDetails(),
      destinationIds: [at(destinations, pick), at(destinations, other)],
      tourIds: [at(tours, pick)],
      days: 3,
      nights: 2,
      bannedTags: tags,
    })
    itineraries.push({ kind: flag ? 'Circuit' : 'Package', id: added.id })
  },
  ({ tours, destinations }, { pick, other, flag, another, tags }) =>
    admin('editTour', {
      id: at(tours, pick),
      status: flag,
      starred: another,
      destinationId: at(destinations, other),
      tags,
      ...(another ? { details: flag ? makeDetails() : [] } : {}),
    }),
  ({ tours }, { pick }) => admin('toggleTourStatus', { id: at(tours, pick) }),
  ({ tours }, { pick }) => admin('toggleTourStarred', { id: at(tours, pick) }),
  ({ tours }, { pick }) => admin('toggleTourStarredInDestination', { id: at(tours, pick) }),
  ({ tours }, { other }) => admin('toggleTourStarredInDestination', { id: at(tours, other) }),
  ({ tours }, { pick, other }) =>
    admin('editTour', { id: at(tours, pick), starred: true, status: other > 2 }),
  ({ destinations }, { pick }) => admin('toggleDestinationStatus', { id: at(destinations, pick) }),
  ({ destinations }, { pick, tags }) =>
    admin('editDestination', { id: at(destinations, pick), tags }),
  ({ tours }, { pick, flag }) =>
    admin('addTourMedia', {
      id: at(tours, pick),
      position: flag ? 'detail' : 'main',
      file: picture,
    }),
  async ({ tours }, { pick, other, flag }) => {
    const { media } = await admin('detailTour', { id: at(tours, pick), adminPanel: true })
    const mediaId = at(idsOf(media), other)
    if (flag) await admin('removeTourMedia', { mediaId })
    else await admin('editTourMediaPosition', { mediaId, position: 'detail' })
  },
  ({ tours }, { pick }) => admin('deleteTour', { id: at(tours, pick) }),
  ({ destinations }, { pick }) => admin('deleteDestination', { id: at(destinations, pick) }),
  async ({ itineraries, destinations }, { pick, other, flag }) => {
    const itinerary = itineraries[pick % Math.max(itineraries.length, 1)]
    if (!itinerary) return
    const { kind, id } = itinerary
    const destinationIds = [at(destinations, other), at(destinations, pick)]
    if (flag) await admin(`delete${kind}`, { id })
    else await admin(`edit${kind}`, { id, destinationIds })
  },
]

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)

const step = fc.tuple(fc.constantFrom(...actions), choice)

/** Carries an operation out; the only failures are the contract's refusals. */
async function act(world: World, [action, by]: [Action, Choice]): Promise<void> {
  try {
    await action(world, by)
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error
  }
}

/** Two destinations, the first with seven tours, one of them with pictures. */
async function makeWorld(): Promise<World> {
  const world: World = { destinations: [], tours: [], itineraries: [] }
  const { regionId, categoryId } = places
  for (let made = 0; made < 2; made += 1) {
    const added = await admin('addDestination', { details: makeDetails(), regionId })
    world.destinations.push(added.id)
  }
  const destinationId = at(world.destinations, 0)
  for (let made = 0; made < 7; made += 1) {
    const added = await admin('addTour', { details: makeDetails(), destinationId, categoryId })
    world.tours.push(added.id)
  }
  const id = at(world.tours, 0)
  const addPicture = () => admin('addTourMedia', { id, position: 'detail', file: picture })
  await Promise.all([addPicture(), addPicture(), addPicture()])
  return world
}

function expectOrdersWithoutGaps(media: Media[]): void {
  for (const position of ['slider', 'main', 'detail']) {
    const orders = media.filter((each) => each.position === position).map(({ order }) => order)
    expect(orders).toEqual(orders.map((_, index) => index + 1))
  }
}

async function expectInvariants(world: World): Promise<void> {
  const everything = { adminPanel: true }
  const destinations = (await admin('listDestinations', everything)).list
  const tours = (await admin('listTours', everything)).list
  const circuits = (await admin('listCircuits', everything)).list
  const packages = (await admin('listPackages', everything)).list

  for (const { tags } of [...destinations, ...tours, ...circuits, ...packages]) {
    expect(tags).toEqual([...new Set(tags.map((tag) => tag.trim().toLowerCase()))])
  }
  for (const tour of tours) {
    if (!tour.status) expect(tour).toMatchObject({ starred: false, starredInDestination: false })
    else expect(tour.details.map(({ lang }) => lang)).toContain('en')
    if (!world.tours.includes(tour.id)) continue
    expectOrdersWithoutGaps((await admin('detailTour', { id: tour.id, ...everything })).media)
  }
  for (const { id } of destinations) {
    const here = tours.filter((tour) => tour.destinationId === id && tour.starredInDestination)
    expect(here.length).toBeLessThanOrEqual(4)
  }

  const enabled = new Set(idsOf(destinations.filter(({ status }) => status)))
  const enabledStops = (itinerary: ItineraryCard) =>
    itinerary.destinationIds.filter((id) => enabled.has(id))
  const isVisible = {
    tour: (tour: { status: boolean; destinationId: string }) =>
      tour.status && enabled.has(tour.destinationId),
    circuit: (itinerary: ItineraryCard) => itinerary.status && enabledStops(itinerary).length >= 2,
    package: (itinerary: ItineraryCard) =>
      itinerary.status && enabledStops(itinerary).length === itinerary.destinationIds.length,
  }
  const { call } = app
  expect(idsOf((await call('listDestinations')).list)).toEqual(
    idsOf(destinations).filter((id) => enabled.has(id)),
  )
  expect(idsOf((await call('listTours')).list)).toEqual(idsOf(tours.filter(isVisible.tour)))
  expect(idsOf((await call('listPackages')).list)).toEqual(
    idsOf(packages.filter(isVisible.package)),
  )
  const shown = (await call('listCircuits')).list
  expect(shown.map(({ id, destinationIds }) => ({ id, destinationIds }))).toEqual(
    circuits
      .filter(isVisible.circuit)
      .map((itinerary) => ({ id: itinerary.id, destinationIds: enabledStops(itinerary) })),
  )
}

describe('whatever is done to the catalogue', () => {
  it('its rules hold, one call at a time', async () => {
    const sequences = fc.array(step, { minLength: 30, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const world = await makeWorld()
        for (const each of sequence) await act(world, each)
        await expectInvariants(world)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })

  it('its rules hold, six calls at a time', async () => {
    const batch = fc.array(step, { minLength: 6, maxLength: 6 })
    const sequences = fc.array(batch, { minLength: 5, maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const world = await makeWorld()
        for (const each of sequence) await Promise.all(each.map((one) => act(world, one)))
        await expectInvariants(world)
      }),
      { numRuns: 4, endOnFailure: true },
    )
  })
})
