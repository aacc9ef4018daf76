import { beforeAll, describe, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/index.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCategory,
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

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)
const notFound = { name: 'NOT_FOUND_ERROR', status: 404 }

/** Everything of the disabled destination `hidden`, and what also touches two enabled ones. */
const ids = {
  hidden: '',
  shown: '',
  other: '',
  tour: '',
  hotel: '',
  incentive: '',
  shortCircuit: '',
  longCircuit: '',
  package: '',
  shownTour: '',
  shownHotel: '',
}
const category = { id: '' }

beforeAll(async () => {
  category.id = await makeCategory(admin)
  ids.hidden = await makeDestination(admin, { tags: ['oculto', 'común'], starred: true })
  ids.shown = await makeDestination(admin, { tags: ['común', 'visible'] })
  ids.other = await makeDestination(admin)
  const destinationId = ids.hidden
  ids.tour = await makeTour(admin, {
    destinationId,
    categoryId: category.id,
    tags: ['visible'],
    starred: true,
  })
  await admin('toggleTourStarredInDestination', { id: ids.tour })
  ids.hotel = await makeHotel(admin, { destinationId, tags: ['visible'] })
  ids.incentive = await makeIncentive(admin, { destinationId })
  ids.shownTour = await makeTour(admin, {
    destinationId: ids.shown,
    categoryId: category.id,
  })
  ids.shownHotel = await makeHotel(admin, { destinationId: ids.shown })
  const parts = {
    tourIds: [ids.tour, ids.shownTour],
    hotelIds: [ids.hotel, ids.shownHotel],
    tags: ['visible'],
    starred: true,
  }
  const two = [ids.hidden, ids.shown]
  ids.shortCircuit = await makeCircuit(admin, { ...parts, destinationIds: two })
  ids.longCircuit = await makeCircuit(admin, {
    ...parts,
    destinationIds: [ids.other, ids.hidden, ids.shown],
  })
  ids.package = await makePackage(admin, { ...parts, destinationIds: two })
  await admin('toggleDestinationStatus', { id: ids.hidden })
})

describe('of a disabled destination, the public', () => {
  it('finds no detail and no page', async () => {
    await expect(app.call('detailDestination', { id: ids.hidden })).rejects.toMatchObject(notFound)
    await expect(app.call('detailTour', { id: ids.tour })).rejects.toMatchObject(notFound)
    await expect(app.call('detailHotel', { id: ids.hotel })).rejects.toMatchObject(notFound)
    await expect(app.call('detailIncentive', { id: ids.incentive })).rejects.toMatchObject(notFound)
    await expect(app.call('detailPackage', { id: ids.package })).rejects.toMatchObject(notFound)
    await expect(app.call('detailCircuit', { id: ids.shortCircuit })).rejects.toMatchObject(
      notFound,
    )
    await expect(app.call('landingDetailDestination', { id: ids.hidden })).rejects.toMatchObject(
      notFound,
    )
    await expect(app.call('landingDetailTour', { id: ids.tour })).rejects.toMatchObject(notFound)
    await expect(app.call('landingDetailHotel', { id: ids.hotel })).rejects.toMatchObject(notFound)
    await expect(app.call('landingDetailIncentive', { id: ids.incentive })).rejects.toMatchObject(
      notFound,
    )
    await expect(app.call('landingDetailPackage', { id: ids.package })).rejects.toMatchObject(
      notFound,
    )
    await expect(app.call('landingDetailCircuit', { id: ids.shortCircuit })).rejects.toMatchObject(
      notFound,
    )
  })

  it('finds nothing in lists, starred or not', async () => {
    for (const query of [{}, { starred: true }]) {
      const { call } = app
      expect(idsOf((await call('listDestinations', query)).list)).not.toContain(ids.hidden)
      expect(idsOf((await call('listTours', query)).list)).not.toContain(ids.tour)
      expect((await call('listPackages', query)).list).toEqual([])
      expect(idsOf((await call('listCircuits', query)).list)).toEqual([ids.longCircuit])
      expect((await call('listCircuits', query)).total).toBe(1)
    }
    expect(idsOf((await app.call('listHotels')).list)).toEqual([ids.shownHotel])
    expect(await app.call('listIncentives')).toEqual({ list: [], total: 0 })
  })

  it('finds nothing in the menus', async () => {
    const menus = await app.call('headerDropdowns')
    expect(idsOf(menus.destinations).toSorted()).toEqual([ids.shown, ids.other].toSorted())
    expect(idsOf(menus.experiences)).toEqual([ids.shownTour])
    expect(idsOf(menus.circuits)).toEqual([ids.longCircuit])
    expect(menus.packages).toEqual([])
    expect(menus.incentives).toEqual([])
  })

  it('finds its related lists missing', async () => {
    const query = { id: ids.hidden }
    await expect(app.call('getDestinationRelatedTours', query)).rejects.toMatchObject(notFound)
    await expect(app.call('getDestinationRelatedCircuits', query)).rejects.toMatchObject(notFound)
    await expect(app.call('getDestinationRelatedPackages', query)).rejects.toMatchObject(notFound)
    await expect(app.call('getDestinationRelatedHotels', query)).rejects.toMatchObject(notFound)
    await expect(app.call('getDestinationRelatedIncentives', query)).rejects.toMatchObject(notFound)
    await expect(app.call('getToursStarredInDestination', query)).rejects.toMatchObject(notFound)
    for (const entity of ['circuits', 'tours', 'packages'] as const) {
      await expect(
        app.call('getEntitiesRelatedDestinationForLanding', { ...query, entity }),
      ).rejects.toMatchObject(notFound)
    }
    const destinationIds = [ids.shown, ids.hidden]
    await expect(app.call('getDestinationTags', { destinationIds })).rejects.toMatchObject(notFound)
    await expect(app.call('compareDestinations', { ids: destinationIds })).rejects.toMatchObject(
      notFound,
    )
  })

  it('finds nothing by tags, its own or inherited', async () => {
    const tags = ['oculto', 'común', 'visible']
    const { call } = app
    expect(idsOf((await call('getDestinationsRelatedTags', { tags })).list)).toEqual([ids.shown])
    expect(idsOf((await call('getToursRelatedTags', { tags })).list)).toEqual([ids.shownTour])
    expect((await call('getPackagesRelatedTags', { tags })).list).toEqual([])
    expect(idsOf((await call('getCircuitsRelatedTags', { tags })).list)).toEqual([ids.longCircuit])
    expect(await call('getCircuitsRelatedTags', { tags: ['oculto'] })).toEqual({ list: [] })
  })

  it('is left out of a circuit that has two others, with all its parts', async () => {
    const visible = {
      destinationIds: [ids.other, ids.shown],
      tourIds: [ids.shownTour],
      hotelIds: [ids.shownHotel],
      inheritedTags: ['común', 'visible'],
    }
    const detail = await app.call('detailCircuit', { id: ids.longCircuit })
    expect(detail).toMatchObject(visible)
    expect(idsOf(detail.destinations)).toEqual(visible.destinationIds)
    expect(idsOf(detail.tours)).toEqual(visible.tourIds)
    expect(idsOf(detail.hotels)).toEqual(visible.hotelIds)
    expect(await app.call('landingDetailCircuit', { id: ids.longCircuit })).toMatchObject(visible)
    expect((await app.call('listCircuits')).list).toMatchObject([visible])
    const { circuits, packages, tours } = await app.call('landingDetailDestination', {
      id: ids.shown,
    })
    expect(circuits).toMatchObject([visible])
    expect(packages).toEqual([])
    expect(idsOf(tours)).toEqual([ids.shownTour])
  })

  it('is not counted in a comparison', async () => {
    const { list } = await app.call('compareDestinations', { ids: [ids.other, ids.shown] })
    expect(list).toMatchObject([
      { id: ids.other, counts: { tours: 0, hotels: 0, circuits: 1, packages: 0 } },
      { id: ids.shown, counts: { tours: 1, hotels: 1, circuits: 1, packages: 0 } },
    ])
  })

  it('sees nothing that only includes it on a part’s page', async () => {
    const page = await app.call('landingDetailTour', { id: ids.shownTour })
    expect(idsOf(page.circuits)).toEqual([ids.longCircuit])
    expect(page.packages).toEqual([])
  })
})

describe('admins with adminPanel', () => {
  const panel = (id: string) => ({ id, adminPanel: true })

  it('see all of it', async () => {
    expect((await admin('detailDestination', panel(ids.hidden))).status).toBe(false)
    expect(await admin('detailTour', panel(ids.tour))).toMatchObject({
      status: true,
      starredInDestination: true,
      inheritedTags: ['común', 'oculto'],
    })
    const detail = await admin('detailPackage', panel(ids.package))
    expect(idsOf(detail.destinations)).toEqual([ids.hidden, ids.shown])
    expect(idsOf(detail.tours)).toEqual([ids.tour, ids.shownTour])
    expect(idsOf(detail.hotels)).toEqual([ids.hotel, ids.shownHotel])
    const related = await admin('getDestinationRelatedTours', panel(ids.hidden))
    expect(idsOf(related.list)).toEqual([ids.tour])
    const circuits = await admin('getDestinationRelatedCircuits', panel(ids.hidden))
    expect(idsOf(circuits.list)).toEqual([ids.longCircuit, ids.shortCircuit])
  })

  it('see hotels and tours of destinations in their forms', async () => {
    const given: PayloadOf<'getHATByDestinationIds'> = { ids: [ids.shown, ids.hidden] }
    const { hotels, tours } = await admin('getHATByDestinationIds', given)
    expect(idsOf(hotels)).toEqual([ids.shownHotel, ids.hotel])
    expect(idsOf(tours)).toEqual([ids.shownTour, ids.tour])
  })
})

describe('a disabled part', () => {
  it('is left out of public answers while its destination stays', async () => {
    const [one, two] = [await makeDestination(admin), await makeDestination(admin)]
    const tours = [
      await makeTour(admin, { destinationId: one }),
      await makeTour(admin, { destinationId: one, status: false }),
    ]
    const hotel = await makeHotel(admin, { destinationId: two, status: false })
    const lists = { destinationIds: [one, two], tourIds: tours, hotelIds: [hotel] }
    const id = await makePackage(admin, lists)
    const visible = { destinationIds: [one, two], tourIds: tours.slice(0, 1), hotelIds: [] }
    const detail = await app.call('detailPackage', { id })
    expect(detail).toMatchObject({ ...visible, hotels: [] })
    expect(idsOf(detail.tours)).toEqual(visible.tourIds)
    expect(await admin('detailPackage', { id, adminPanel: true })).toMatchObject(lists)
  })

  it('has names in the menus in every language, by the English one', async () => {
    const b = await makeTour(admin, { details: makeDetails('Zzz b', ['es', 'en']) })
    const a = await makeTour(admin, { details: makeDetails('zzz Á') })
    const off = await makeTour(admin, { status: false })
    const { experiences } = await app.call('headerDropdowns')
    expect(experiences.slice(-2)).toEqual([
      { id: a, starred: false, details: [{ name: 'zzz Á', lang: 'en' }] },
      {
        id: b,
        starred: false,
        details: [
          { name: 'Zzz b', lang: 'es' },
          { name: 'Zzz b', lang: 'en' },
        ],
      },
    ])
    expect(idsOf(experiences)).not.toContain(off)
  })
})
