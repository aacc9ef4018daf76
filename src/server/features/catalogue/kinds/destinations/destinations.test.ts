import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
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
const unknownId = '00000000-0000-4000-8000-000000000000'

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)

describe('a destination', () => {
  it('is added and read back as it was sent, with its region and country', async () => {
    const country = await admin('addCountry', { name: 'Argentina' })
    const { id: regionId } = await admin('addRegion', { countryId: country.id, name: 'Litoral' })
    const details = makeDetails('Iguazú', ['pt', 'en', 'es'])
    const { id } = await admin('addDestination', {
      details,
      regionId,
      tags: [' Cataratas ', 'SELVA', 'selva'],
      starred: true,
    })
    const found = await app.call('detailDestination', { id })
    expect(found).toMatchObject({
      id,
      details,
      regionId,
      region: { id: regionId, name: 'Litoral' },
      country: { id: country.id, name: 'Argentina' },
      status: true,
      starred: true,
      showVideo: false,
      tags: ['cataratas', 'selva'],
      mainImage: null,
      media: [],
    })
    expect(found.updatedAt).toBeInstanceOf(Date)
  })

  it('moves to another region', async () => {
    const id = await makeDestination(admin)
    const regionId = await makeRegion(admin)
    await admin('editDestination', { id, regionId })
    expect(await app.call('detailDestination', { id })).toMatchObject({ regionId, status: true })
  })

  it('has for its main image the first in position main', async () => {
    const id = await makeDestination(admin)
    const slider = await addPicture(admin, id, 'slider')
    const first = await addPicture(admin, id, 'main')
    const second = await addPicture(admin, id, 'main')
    expect([first.order, second.order]).toEqual([1, 2])
    const mediaIds = [second.id, first.id]
    await admin('updateDestinationMediaOrder', { mediaIds, mediaPosition: 'main' })
    const landing = await app.call('landingDetailDestination', { id })
    expect(landing.mainImage?.id).toBe(second.id)
    expect(idsOf(landing.media)).toEqual([slider.id, ...mediaIds])
    const { list } = await app.call('listDestinations', { limit: 1 })
    expect(list[0]?.mainImage).toEqual(landing.mainImage)
  })

  it('shows all that belongs to it on its page', async () => {
    const id = await makeDestination(admin, { tags: ['glaciar', 'hielo'] })
    const other = await makeDestination(admin, { tags: ['hielo'] })
    const [b, a] = [await makeCategory(admin, 'Trekking'), await makeCategory(admin, 'Águila')]
    const tour = await makeTour(admin, { destinationId: id, categoryId: b })
    const second = await makeTour(admin, { destinationId: id, categoryId: a })
    const hotel = await makeHotel(admin, { destinationId: id })
    const incentive = await makeIncentive(admin, { destinationId: id })
    const itinerary = { destinationIds: [other, id] }
    const circuit = await makeCircuit(admin, itinerary)
    const package_ = await makePackage(admin, itinerary)
    await makeTour(admin, { destinationId: id, status: false })
    await makeHotel(admin, { destinationId: id, status: false })
    await makeCircuit(admin, { ...itinerary, status: false })
    const page = await app.call('landingDetailDestination', { id })
    expect(idsOf(page.tours)).toEqual([second, tour])
    expect(page.categories.map(({ name }) => name)).toEqual(['Águila', 'Trekking'])
    expect(idsOf(page.hotels)).toEqual([hotel])
    expect(idsOf(page.incentives)).toEqual([incentive])
    expect(idsOf(page.circuits)).toEqual([circuit])
    expect(idsOf(page.packages)).toEqual([package_])
    expect(idsOf(page.related)).toEqual([other])
  })

  it('cannot be deleted while anything uses it', async () => {
    const id = await makeDestination(admin)
    const itinerary = { destinationIds: [await makeDestination(admin), id] }
    const details = makeDetails('Uso')
    const circuit = await makeCircuit(admin, { ...itinerary, details })
    const package_ = await makePackage(admin, { ...itinerary, details })
    const tour = await makeTour(admin, { destinationId: id, details: [] })
    const hotel = await makeHotel(admin, { destinationId: id, details })
    const incentive = await makeIncentive(admin, { destinationId: id, details })
    await expect(admin('deleteDestination', { id })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      status: 409,
      context: {
        dependents: {
          circuits: [{ id: circuit, name: 'Uso' }],
          packages: [{ id: package_, name: 'Uso' }],
          tours: [{ id: tour, name: '' }],
          hotels: [{ id: hotel, name: 'Uso' }],
          incentives: [{ id: incentive, name: 'Uso' }],
        },
      },
    })
    await admin('deleteCircuit', { id: circuit })
    await admin('deletePackage', { id: package_ })
    await admin('deleteTour', { id: tour })
    await admin('deleteHotel', { id: hotel })
    await expect(admin('deleteDestination', { id })).rejects.toMatchObject({
      context: { dependents: { incentives: [{ id: incentive, name: 'Uso' }] } },
    })
    await admin('deleteIncentive', { id: incentive })
    await admin('deleteDestination', { id })
  })
})

describe('the readers of destinations', () => {
  it('give all tags of some, by name', async () => {
    const one = await makeDestination(admin, { tags: ['viento', 'ánfora'] })
    const two = await makeDestination(admin, { tags: ['nieve', 'viento'] })
    const destinationIds = [one, two]
    const tags = ['ánfora', 'nieve', 'viento']
    expect(await app.call('getDestinationTags', { destinationIds })).toEqual({ tags })
    await expect(
      app.call('getDestinationTags', { destinationIds: [one, unknownId] }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(app.call('getDestinationTags', { destinationIds: [] })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  })

  it('give those that share tags, most shared first, newest first among equals', async () => {
    const one = await makeDestination(admin, { tags: ['termas'] })
    const two = await makeDestination(admin, { tags: ['termas', 'volcán'] })
    const three = await makeDestination(admin, { tags: ['volcán'] })
    const query = { tags: ['termas', 'VOLCÁN'] }
    const { list } = await app.call('getDestinationsRelatedTags', query)
    expect(idsOf(list)).toEqual([two, three, one])
    const limited = await app.call('getDestinationsRelatedTags', { ...query, limit: 2 })
    expect(idsOf(limited.list)).toEqual([two, three])
  })

  it('compare two or three, in the given order', async () => {
    const ids = [
      await makeDestination(admin),
      await makeDestination(admin),
      await makeDestination(admin),
    ]
    const [first = '', second = ''] = ids
    await makeTour(admin, { destinationId: first })
    await makeTour(admin, { destinationId: first, status: false })
    await makeHotel(admin, { destinationId: second })
    await makeCircuit(admin, { destinationIds: ids })
    const picture = await addPicture(admin, first, 'main')
    const { list } = await app.call('compareDestinations', { ids: ids.toReversed() })
    expect(idsOf(list)).toEqual(ids.toReversed())
    expect(list[2]).toMatchObject({
      counts: { tours: 1, hotels: 0, circuits: 1, packages: 0 },
      mainImage: picture,
    })
    expect(list[1]?.counts).toEqual({ tours: 0, hotels: 1, circuits: 1, packages: 0 })
    for (const wrong of [[first], [first, first], [...ids, unknownId]]) {
      await expect(app.call('compareDestinations', { ids: wrong })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
      })
    }
    await expect(
      app.call('compareDestinations', { ids: [first, unknownId] }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })

  it('give hotels and tours of two or three to admins', async () => {
    const ids = [await makeDestination(admin), await makeDestination(admin)]
    const [first = '', second = ''] = ids
    const tour = await makeTour(admin, { destinationId: first, status: false })
    const hotel = await makeHotel(admin, { destinationId: second })
    const found = await admin('getHATByDestinationIds', { ids })
    expect(idsOf(found.tours)).toEqual([tour])
    expect(idsOf(found.hotels)).toEqual([hotel])
    await expect(
      admin('getHATByDestinationIds', { ids: [first, unknownId] }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    await expect(app.call('getHATByDestinationIds', { ids })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
    const user = await app.makeUser()
    await expect(user.call('getHATByDestinationIds', { ids })).rejects.toMatchObject({
      name: 'FORBIDDEN_ERROR',
    })
  })
})
