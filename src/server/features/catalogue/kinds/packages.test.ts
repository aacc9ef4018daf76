import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import {
  makeDestination,
  makeHotel,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const unknownId = '00000000-0000-4000-8000-000000000000'

const idsOf = (list: { id: string }[]) => list.map((item) => item.id)

describe('a package', () => {
  it('answers its parts in order and its media twice', async () => {
    const one = await makeDestination(admin, { tags: ['playa'] })
    const two = await makeDestination(admin, { tags: ['ballenas'] })
    const tour = await makeTour(admin, { destinationId: two })
    const hotel = await makeHotel(admin, { destinationId: one })
    const lists = { destinationIds: [two, one], tourIds: [tour], hotelIds: [hotel] }
    const id = await makePackage(admin, lists)
    const picture = await admin('addPackageMedia', {
      id,
      position: 'main',
      file: await makePicture(),
    })
    const detail = await app.call('detailPackage', { id })
    expect(detail).toMatchObject({
      ...lists,
      inheritedTags: ['ballenas', 'playa'],
      mainImage: picture,
      media: [picture],
      packageMedia: [picture],
    })
    expect(idsOf(detail.destinations)).toEqual([two, one])
    expect(idsOf(detail.tours)).toEqual([tour])
    expect(idsOf(detail.hotels)).toEqual([hotel])
    const landing = await app.call('landingDetailPackage', { id })
    expect(landing).toMatchObject({ packageMedia: [picture], related: [] })
  })

  it('has two or three destinations', async () => {
    const ids = [
      await makeDestination(admin),
      await makeDestination(admin),
      await makeDestination(admin),
      await makeDestination(admin),
    ]
    for (const destinationIds of [ids.slice(0, 1), ids]) {
      await expect(makePackage(admin, { destinationIds })).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: {
          issues: [
            { path: 'destinationIds', message: 'El paquete debe contener dos o tres destinos' },
          ],
        },
      })
    }
    const id = await makePackage(admin, { destinationIds: ids.slice(0, 3) })
    await expect(admin('editPackage', { id, destinationIds: ids })).rejects.toMatchObject({
      name: 'INVALID_DATA_ERROR',
    })
    await admin('editPackage', { id, destinationIds: ids.slice(2) })
    expect((await app.call('detailPackage', { id })).destinationIds).toEqual(ids.slice(2))
  })

  it('blocks the deletion of what it uses until it is deleted', async () => {
    const one = await makeDestination(admin)
    const two = await makeDestination(admin)
    const hotel = await makeHotel(admin, { destinationId: one })
    const id = await makePackage(admin, { destinationIds: [one, two], hotelIds: [hotel] })
    const byPackage = {
      name: 'INVALID_DELETE_ERROR',
      context: { dependents: { packages: [{ id }] } },
    }
    await expect(admin('deleteHotel', { id: hotel })).rejects.toMatchObject(byPackage)
    await expect(admin('deleteDestination', { id: two })).rejects.toMatchObject(byPackage)
    await admin('deletePackage', { id })
    await admin('deleteHotel', { id: hotel })
    await admin('deleteDestination', { id: two })
  })

  it('shows its relatives by effective tags', async () => {
    const destinationIds = [
      await makeDestination(admin, { tags: ['familia'] }),
      await makeDestination(admin),
    ]
    const id = await makePackage(admin, { destinationIds, tags: ['verano'] })
    const both = await makePackage(admin, { tags: ['familia', 'verano'] })
    const one = await makePackage(admin, { tags: ['verano'] })
    await makePackage(admin, { destinationIds, bannedTags: ['familia'] })
    expect(idsOf((await app.call('landingDetailPackage', { id })).related)).toEqual([both, one])
    const tags = ['familia', 'verano']
    const { list } = await app.call('getPackagesRelatedTags', { tags, limit: 2 })
    expect(idsOf(list)).toEqual([both, id])
  })

  it('is among its destinations’ packages', async () => {
    const destinationIds = [await makeDestination(admin), await makeDestination(admin)]
    const id = await makePackage(admin, { destinationIds })
    for (const each of destinationIds) {
      const { list } = await app.call('getDestinationRelatedPackages', { id: each })
      expect(idsOf(list)).toEqual([id])
      const related = { id: each, entity: 'packages' } as const
      const landing = await app.call('getEntitiesRelatedDestinationForLanding', related)
      expect(idsOf(landing.list)).toEqual([id])
    }
    await expect(
      app.call('getDestinationRelatedPackages', { id: unknownId }),
    ).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
  })
})
