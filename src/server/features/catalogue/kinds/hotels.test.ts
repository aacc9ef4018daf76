import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makePackage,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)

describe('a hotel', () => {
  it('has from 1 to 5 stars, halves allowed', async () => {
    const destinationId = await makeDestination(admin)
    for (const category of [1, 2.5, 5]) {
      const id = await makeHotel(admin, { destinationId, category })
      expect((await app.call('detailHotel', { id })).category).toBe(category)
    }
    for (const category of [0, 0.5, 5.5, 3.2, -1, Number.NaN]) {
      await expect(makeHotel(admin, { destinationId, category })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues: [{ path: 'category' }] },
      })
    }
  })

  it('answers its destination, and on its page the other hotels there', async () => {
    const details = makeDetails('Salta')
    const destinationId = await makeDestination(admin, { details })
    const id = await makeHotel(admin, { destinationId, tags: ['Pileta'] })
    const other = await makeHotel(admin, { destinationId })
    await makeHotel(admin, { destinationId, status: false })
    await makeHotel(admin)
    expect(await app.call('detailHotel', { id })).toMatchObject({
      tags: ['pileta'],
      destination: { id: destinationId, details },
    })
    const page = await app.call('landingDetailHotel', { id })
    expect(page.destination).toMatchObject({ id: destinationId, details })
    expect(idsOf(page.related)).toEqual([other])
  })

  it('cannot be deleted while circuits or packages use it', async () => {
    const id = await makeHotel(admin)
    const circuit = await makeCircuit(admin, { hotelIds: [id] })
    const package_ = await makePackage(admin, { hotelIds: [id] })
    await expect(admin('deleteHotel', { id })).rejects.toMatchObject({
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { circuits: [{ id: circuit }], packages: [{ id: package_ }] } },
    })
    await admin('deleteCircuit', { id: circuit })
    await admin('editPackage', { id: package_, hotelIds: [] })
    await admin('deleteHotel', { id })
    await expect(admin('detailHotel', { id, adminPanel: true })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('is among its destination’s hotels', async () => {
    const destinationId = await makeDestination(admin)
    const id = await makeHotel(admin, { destinationId })
    const disabled = await makeHotel(admin, { destinationId, status: false })
    const { list } = await app.call('getDestinationRelatedHotels', { id: destinationId })
    expect(idsOf(list)).toEqual([id])
    const panel = { id: destinationId, adminPanel: true }
    expect(idsOf((await admin('getDestinationRelatedHotels', panel)).list)).toEqual([disabled, id])
    const user = await app.makeUser()
    expect(idsOf((await user.call('getDestinationRelatedHotels', panel)).list)).toEqual([id])
    await expect(app.call('getDestinationRelatedHotels', { id: unknownId })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })
})
