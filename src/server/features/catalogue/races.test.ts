import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeIncentive,
  makePackage,
  makeRegion,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app

const destinationId = await makeDestination(admin)
const categoryId = await makeCategory(admin)
const destinationIds = [destinationId, await makeDestination(admin)]

const toggles = {
  destinationStatus: async () => {
    const id = await makeDestination(admin)
    return async () => (await admin('toggleDestinationStatus', { id })).status
  },
  destinationStar: async () => {
    const id = await makeDestination(admin, { starred: true })
    return async () => (await admin('toggleDestinationStarred', { id })).starred
  },
  tourStatus: async () => {
    const id = await makeTour(admin, { destinationId, categoryId })
    return async () => (await admin('toggleTourStatus', { id })).status
  },
  tourStar: async () => {
    const id = await makeTour(admin, { destinationId, categoryId, starred: true })
    return async () => (await admin('toggleTourStarred', { id })).starred
  },
  tourStarInDestination: async () => {
    const id = await makeTour(admin, { destinationId, categoryId })
    const toggle = async () =>
      (await admin('toggleTourStarredInDestination', { id })).starredInDestination
    await toggle()
    return toggle
  },
  circuitStatus: async () => {
    const id = await makeCircuit(admin, { destinationIds })
    return async () => (await admin('toggleCircuitStatus', { id })).status
  },
  packageStar: async () => {
    const id = await makePackage(admin, { destinationIds, starred: true })
    return async () => (await admin('togglePackageStarred', { id })).starred
  },
  hotelStatus: async () => {
    const id = await makeHotel(admin, { destinationId })
    return async () => (await admin('toggleHotelStatus', { id })).status
  },
  incentiveStatus: async () => {
    const id = await makeIncentive(admin, { destinationId })
    return async () => (await admin('toggleIncentiveStatus', { id })).status
  },
}

describe('toggles at the same time', () => {
  it.each(Object.entries(toggles))('%s: every one flips once', async (_name, prepare) => {
    const toggle = await prepare()
    const answers = await Promise.all(Array.from({ length: 7 }, toggle))
    expect(answers.filter(Boolean)).toHaveLength(3)
    expect(await toggle()).toBe(true)
  })
})

describe('edits at the same time', () => {
  it('from the same version: one is carried out, the others are told', async () => {
    const id = await makeCircuit(admin, { destinationIds })
    const { updatedAt } = await app.call('detailCircuit', { id })
    const names = ['a', 'b', 'c', 'd', 'e']
    const outcomes = await Promise.allSettled(
      names.map((name) => admin('editCircuit', { id, updatedAt, details: makeDetails(name) })),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const { reason } of refused) expect(reason).toMatchObject({ name: 'EDIT_CONFLICT_ERROR' })
    const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled')
    expect((await app.call('detailCircuit', { id })).details).toMatchObject([
      { name: names[winner] },
    ])
  })

  it('of lists: the list is one of those sent, whole', async () => {
    const tours = [
      await makeTour(admin, { destinationId, categoryId }),
      await makeTour(admin, { destinationId, categoryId }),
      await makeTour(admin, { destinationId, categoryId }),
    ]
    const id = await makePackage(admin, { destinationIds })
    const lists = [tours, tours.toReversed(), tours.slice(1), []]
    const sent = [...lists, ...lists]
    await Promise.all(sent.map((tourIds) => admin('editPackage', { id, tourIds })))
    expect(lists).toContainEqual((await app.call('detailPackage', { id })).tourIds)
  })
})

/** A deletion among additions of what would depend on the deleted. */
interface Race {
  parent: () => Promise<string>
  remove: (id: string) => Promise<void>
  add: (id: string) => Promise<string>
  exists: (id: string) => Promise<unknown>
}

const panel = (id: string) => ({ id, adminPanel: true })
const removeDestination = (id: string) => admin('deleteDestination', { id })

const races: Record<string, Race> = {
  'a destination and its tours': {
    parent: () => makeDestination(admin),
    remove: removeDestination,
    add: (id) => makeTour(admin, { destinationId: id, categoryId }),
    exists: (id) => admin('detailTour', panel(id)),
  },
  'a destination and its hotels': {
    parent: () => makeDestination(admin),
    remove: removeDestination,
    add: (id) => makeHotel(admin, { destinationId: id }),
    exists: (id) => admin('detailHotel', panel(id)),
  },
  'a destination and its incentives': {
    parent: () => makeDestination(admin),
    remove: removeDestination,
    add: (id) => makeIncentive(admin, { destinationId: id }),
    exists: (id) => admin('detailIncentive', panel(id)),
  },
  'a destination and circuits through it': {
    parent: () => makeDestination(admin),
    remove: removeDestination,
    add: (id) => makeCircuit(admin, { destinationIds: [destinationId, id] }),
    exists: (id) => admin('detailCircuit', panel(id)),
  },
  'a tour and circuits with it': {
    parent: () => makeTour(admin, { destinationId, categoryId }),
    remove: (id) => admin('deleteTour', { id }),
    add: (id) => makeCircuit(admin, { destinationIds, tourIds: [id] }),
    exists: (id) => admin('detailCircuit', panel(id)),
  },
  'a hotel and packages with it': {
    parent: () => makeHotel(admin, { destinationId }),
    remove: (id) => admin('deleteHotel', { id }),
    add: (id) => makePackage(admin, { destinationIds, hotelIds: [id] }),
    exists: (id) => admin('detailPackage', panel(id)),
  },
  'a category and its tours': {
    parent: () => makeCategory(admin),
    remove: (id) => admin('deleteCategory', { id }),
    add: (id) => makeTour(admin, { destinationId, categoryId: id }),
    exists: (id) => admin('detailTour', panel(id)),
  },
  'a region and its destinations': {
    parent: () => makeRegion(admin),
    remove: (id) => admin('deleteRegion', { id }),
    add: (id) => makeDestination(admin, { regionId: id }),
    exists: (id) => admin('detailDestination', panel(id)),
  },
}

describe('a deletion among nineteen additions', () => {
  it.each(Object.entries(races))('%s: one is refused, nothing dangles', async (_name, race) => {
    const id = await race.parent()
    const additions = Array.from({ length: 19 }, (_, index) => index)
    let removal: PromiseSettledResult<void>[] = []
    const outcomes = await Promise.allSettled(
      additions.map(async (index) => {
        if (index === 9) removal = await Promise.allSettled([race.remove(id)])
        return race.add(id)
      }),
    )
    const added = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    for (const reason of refused) expect(reason).toMatchObject({ name: 'NOT_FOUND_ERROR' })
    const [removed] = removal
    if (removed?.status === 'rejected') {
      const { name, context } = removed.reason
      expect(name).toBe('INVALID_DELETE_ERROR')
      expect(Object.values(context.dependents).flat()).not.toEqual([])
      expect(added).toHaveLength(19)
    } else {
      expect(added).toEqual([])
      await expect(race.add(id)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
    for (const child of added) await race.exists(child)
  })
})
