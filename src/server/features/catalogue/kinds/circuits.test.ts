import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)

describe('a circuit', () => {
  it('keeps its itinerary and its parts in the given order', async () => {
    const one = await makeDestination(admin, { tags: ['sur'] })
    const two = await makeDestination(admin, { tags: ['norte', 'sur'] })
    const three = await makeDestination(admin)
    const tours = [await makeTour(admin, { destinationId: one }), await makeTour(admin)]
    const hotels = [
      await makeHotel(admin, { destinationId: two }),
      await makeHotel(admin, { destinationId: one }),
    ]
    const lists = {
      destinationIds: [three, one, two],
      tourIds: tours.toReversed(),
      hotelIds: hotels,
    }
    const id = await makeCircuit(admin, lists)
    const detail = await app.call('detailCircuit', { id })
    expect(detail).toMatchObject({ ...lists, days: 8, nights: 7, inheritedTags: ['norte', 'sur'] })
    expect(idsOf(detail.destinations)).toEqual(lists.destinationIds)
    expect(idsOf(detail.tours)).toEqual(lists.tourIds)
    expect(idsOf(detail.hotels)).toEqual(lists.hotelIds)
    expect((await app.call('landingDetailCircuit', { id })).destinations).toEqual(
      detail.destinations,
    )

    const turned = { destinationIds: [two, one], tourIds: tours, hotelIds: [] }
    await admin('editCircuit', { id, ...turned })
    const after = await app.call('detailCircuit', { id })
    expect(after).toMatchObject({ ...turned, days: 8, nights: 7, hotels: [] })
    expect(idsOf(after.destinations)).toEqual([two, one])
    await admin('editCircuit', { id, days: 1 })
    expect(await app.call('detailCircuit', { id })).toMatchObject({ ...turned, days: 1, nights: 7 })
  })

  it('may visit up to 200 destinations, none twice', async () => {
    const one = await makeDestination(admin)
    const two = await makeDestination(admin)
    const refused = [[], [one], [one, one], [one, two, one]]
    for (const destinationIds of refused) {
      await expect(makeCircuit(admin, { destinationIds })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        status: 400,
      })
    }
    await expect(makeCircuit(admin, { destinationIds: [one] })).rejects.toMatchObject({
      context: {
        issues: [
          { path: 'destinationIds', message: 'El circuito debe contener al menos dos destinos' },
        ],
      },
    })
    const id = await makeCircuit(admin, { destinationIds: [one, two] })
    await expect(admin('editCircuit', { id, destinationIds: [one] })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
  })

  it('takes destinations, tours and hotels for what they are', async () => {
    const one = await makeDestination(admin)
    const two = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId: one })
    const hotel = await makeHotel(admin, { destinationId: one })
    const strange = [
      { destinationIds: [one, tour] },
      { destinationIds: [one, two], tourIds: [hotel] },
      { destinationIds: [one, two], tourIds: [tour, unknownId] },
      { destinationIds: [one, two], hotelIds: [tour] },
      { destinationIds: [one, two], hotelIds: [unknownId] },
    ]
    const before = (await admin('listCircuits', { adminPanel: true })).total
    for (const lists of strange) {
      await expect(makeCircuit(admin, lists)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    }
    expect((await admin('listCircuits', { adminPanel: true })).total).toBe(before)
  })

  it('is deleted with its links, and frees what it used', async () => {
    const destinationId = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId })
    const hotel = await makeHotel(admin, { destinationId })
    const other = await makeDestination(admin)
    const destinationIds = [destinationId, other]
    const id = await makeCircuit(admin, { destinationIds, tourIds: [tour], hotelIds: [hotel] })
    await expect(admin('deleteHotel', { id: hotel })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { circuits: [{ id }] } },
    })
    await expect(admin('deleteDestination', { id: other })).rejects.toMatchObject({
      context: { dependents: { circuits: [{ id }] } },
    })
    await admin('deleteCircuit', { id })
    await admin('deleteHotel', { id: hotel })
    await admin('deleteTour', { id: tour })
    await admin('deleteDestination', { id: destinationId })
    await admin('deleteDestination', { id: other })
  })

  it('shows its relatives by effective tags on its page, most shared first', async () => {
    const destinationIds = [
      await makeDestination(admin, { tags: ['quebrada', 'yunga'] }),
      await makeDestination(admin),
    ]
    const id = await makeCircuit(admin, { destinationIds, tags: ['tren'], bannedTags: ['yunga'] })
    const one = await makeCircuit(admin, { tags: ['tren'] })
    const two = await makeCircuit(admin, { tags: ['quebrada', 'tren'] })
    await makeCircuit(admin, { tags: ['yunga'] })
    await makeCircuit(admin, { tags: ['tren'], status: false })
    const { related } = await app.call('landingDetailCircuit', { id })
    expect(idsOf(related)).toEqual([two, one])
    const { list } = await app.call('getCircuitsRelatedTags', { tags: ['quebrada', 'tren'] })
    expect(idsOf(list)).toEqual([two, id, one])
  })

  it('is among its destinations’ circuits', async () => {
    const destinationId = await makeDestination(admin)
    const other = await makeDestination(admin)
    const id = await makeCircuit(admin, { destinationIds: [other, destinationId] })
    for (const each of [destinationId, other]) {
      const { list } = await app.call('getDestinationRelatedCircuits', { id: each })
      expect(idsOf(list)).toEqual([id])
      const related = { id: each, entity: 'circuits' } as const
      const landing = await app.call('getEntitiesRelatedDestinationForLanding', related)
      expect(idsOf(landing.list)).toEqual([id])
    }
    await expect(
      app.call('getDestinationRelatedCircuits', { id: unknownId }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})

describe('the circuit form', () => {
  it('gets the tags, tours and hotels of the chosen destinations, disabled ones too', async () => {
    const one = await makeDestination(admin, { tags: ['mar', 'árido', 'zorro'] })
    const two = await makeDestination(admin, { tags: ['mar'], status: false })
    const tours = [
      await makeTour(admin, { destinationId: one }),
      await makeTour(admin, { destinationId: two, status: false }),
    ]
    const hotel = await makeHotel(admin, { destinationId: two })
    await makeTour(admin)
    const form = await admin('getDestinationDetailForCircuitForm', { destinationIds: [one, two] })
    expect(form.destinationTags).toEqual(['árido', 'mar', 'zorro'])
    expect(idsOf(form.tours)).toEqual(tours.toReversed())
    expect(idsOf(form.hotels)).toEqual([hotel])
  })

  it('needs two known destinations and an admin', async () => {
    const one = await makeDestination(admin)
    const name = 'getDestinationDetailForCircuitForm'
    await expect(admin(name, { destinationIds: [one] })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    await expect(admin(name, { destinationIds: [one, unknownId] })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
    await expect(app.call(name, { destinationIds: [one, unknownId] })).rejects.toMatchObject({
      name: 'INVALID_TOKEN',
    })
    const user = await app.makeUser()
    await expect(user.call(name, { destinationIds: [one, unknownId] })).rejects.toMatchObject({
      name: 'FORBIDDEN_ERROR',
    })
  })

  it('is given details that are refused with their path', async () => {
    const details = [{ name: ' ', description: '', lang: 'en' as const }]
    await expect(makeCircuit(admin, { details, days: 0 })).rejects.toMatchObject({
      context: {
        issues: [
          { path: 'details.0.name', message: 'El nombre no puede ser vacío' },
          { path: 'details.0.description', message: 'La descripcion no puede ser vacío' },
          { path: 'days', message: 'El número es demasiado pequeño' },
        ],
      },
    })
    expect((await makeCircuit(admin, { details: makeDetails(), days: 365 })).length).toBe(36)
  })
})
