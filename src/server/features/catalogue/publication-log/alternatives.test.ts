import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeCategory, makeDestination, makeHotel, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin, call } = app

const alternatives = async (id: string) =>
  (await call('getAlternatives', { kind: 'tour', id })).list.map((each) => each.id)

const notFound = { name: 'NOT_FOUND_ERROR' }

const months = (...good: number[]) =>
  Array.from({ length: 12 }, (_, place) => (good.includes(place + 1) ? 'good' : 'fair')) as never

describe('an item that is public no more', () => {
  it('has alternatives by kind, shared tags, months and place, as it was when it was public', async () => {
    const destinationId = await makeDestination(admin)
    const categoryId = await makeCategory(admin)
    const add = (fields: object) => makeTour(admin, { destinationId, categoryId, ...fields })
    const gone = await add({ tags: ['glaciers', 'boat'], months: months(1, 2, 3) })
    const elsewhere = await makeDestination(admin)
    const twoTags = await add({ tags: ['boat', 'glaciers'], destinationId: elsewhere })
    const oneTag = await add({ tags: ['boat'], destinationId: elsewhere })
    const byMonth = await add({ months: months(2, 3), destinationId: elsewhere })
    const byPlace = await add({})
    const hidden = await add({ tags: ['glaciers', 'boat'], status: false })
    const hotel = await makeHotel(admin, { destinationId, tags: ['glaciers', 'boat'] })
    await expect(alternatives(gone)).rejects.toMatchObject(notFound)

    // Whatever the edit that hides it says, the last public state counts.
    await admin('editTour', { id: gone, status: false, tags: ['wine'] })
    expect(await alternatives(gone)).toEqual([
      twoTags,
      oneTag,
      byMonth,
      byPlace,
      hotel,
      expect.any(String),
    ])
    expect(await alternatives(gone)).not.toContain(hidden)
    const answer = await call('getAlternatives', { kind: 'tour', id: gone })
    expect(JSON.stringify(answer)).not.toContain(gone)
    await expect(call('getAlternatives', { kind: 'hotel', id: gone })).rejects.toMatchObject(
      notFound,
    )

    await admin('editTour', { id: gone, status: true })
    await expect(alternatives(gone)).rejects.toMatchObject(notFound)
    await admin('deleteTour', { id: gone })
    expect((await alternatives(gone))[0]).toBeDefined()
    await expect(call('landingDetailTour', { id: gone })).rejects.toMatchObject(notFound)
    await admin('restoreFromBin', { kind: 'tour', id: gone })
    // It comes back disabled.
    expect((await alternatives(gone))[0]).toBeDefined()
    await admin('toggleTourStatus', { id: gone })
    await expect(alternatives(gone)).rejects.toMatchObject(notFound)
  })

  it('is withdrawn with its destination too, for 400 days', async () => {
    const destinationId = await makeDestination(admin)
    const tour = await makeTour(admin, { destinationId })
    await admin('toggleDestinationStatus', { id: destinationId })
    expect((await alternatives(tour)).length).toBeGreaterThan(0)
    const day = 24 * 60 * 60
    app.advanceClock(399 * day)
    expect((await alternatives(tour)).length).toBeGreaterThan(0)
    app.advanceClock(2 * day)
    await expect(alternatives(tour)).rejects.toMatchObject(notFound)
  })

  it('is unknown where it never was public', async () => {
    const id = '0a6ec5d1-7a33-4f0e-9c1b-64f2a1b0c3d4'
    await expect(alternatives(id)).rejects.toMatchObject(notFound)
  })
})
