import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { sweepAtStart } from '#server/features/catalogue/pictures/sweep-at-start.ts'
import { readTrashedFileKeys } from '#server/features/catalogue/trash/purge-trash.ts'
import { startTestApp } from '#testing/app.ts'
import {
  addPicture,
  makeCircuit,
  makeDestination,
  makeIncentive,
  makePicture,
  makeVideo,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin, services } = app
const statusOf = async (url: string) => (await app.server.inject(url)).statusCode

describe('a removed picture', () => {
  it('is shown nowhere, and comes back where it stood under new addresses', async () => {
    const id = await makeDestination(admin)
    const [one, two, three] = [
      await addPicture(admin, id),
      await addPicture(admin, id),
      await addPicture(admin, id),
    ]
    await admin('editMedia', { mediaId: two.id, alt: { es: 'El mar' }, focus: { x: 1, y: 0 } })
    const said = (await admin('detailDestination', { id })).media[1]
    await admin('removeDestinationMedia', { mediaId: two.id })
    await services.jobs.drain()
    expect(await statusOf(said?.url ?? '')).toBe(404)
    const [removed, ...others] = (await admin('listRemovedMedia', { kind: 'destination', id })).list
    expect(others).toEqual([])
    expect(removed).toMatchObject({
      ...said,
      url: '',
      sources: [],
      deletedAt: expect.any(Date) as Date,
    })
    // In the panel one sees what it is, though it has no address.
    expect((await admin('getWholePicture', { mediaId: two.id })).url).toMatch(/^data:image\//)

    const restored = await admin('restoreMedia', { mediaId: two.id })
    expect(restored).toMatchObject({ id: two.id, alt: { es: 'El mar' }, focus: { x: 1, y: 0 } })
    expect(restored.url).not.toBe(said?.url)
    const { media } = await admin('detailDestination', { id })
    expect(media.map(({ id: mediaId, order }) => [mediaId, order])).toEqual([
      [one.id, 1],
      [two.id, 2],
      [three.id, 3],
    ])
    await services.jobs.drain()
    const shown = (await admin('detailDestination', { id })).media[1]
    expect(shown?.sources.some(({ type }) => type === 'image/avif')).toBe(true)
    for (const { url } of shown?.sources ?? []) expect(await statusOf(url)).toBe(200)
    expect((await admin('listRemovedMedia', { kind: 'destination', id })).list).toEqual([])
    await expect(admin('restoreMedia', { mediaId: two.id })).rejects.toMatchObject({
      name: 'NOT_FOUND_ERROR',
    })
  })

  it('comes back at the end where others have gone meanwhile, and by age where there is no order', async () => {
    const id = await makeDestination(admin)
    const [one, two] = [await addPicture(admin, id), await addPicture(admin, id)]
    await admin('removeDestinationMedia', { mediaId: two.id })
    await admin('removeDestinationMedia', { mediaId: one.id })
    expect((await admin('restoreMedia', { mediaId: two.id })).order).toBe(1)
    expect((await admin('restoreMedia', { mediaId: one.id })).order).toBe(1)
    const incentive = await makeIncentive(admin)
    const file = await makePicture()
    const add = () => admin('addIncentiveMedia', { id: incentive, position: 'main', file })
    const [first, second] = [await add(), await add()]
    await admin('removeIncentiveMedia', { mediaId: first.id })
    expect((await admin('restoreMedia', { mediaId: first.id })).order).toBeNull()
    const { media } = await admin('detailIncentive', { id: incentive })
    expect(media.map((medium) => medium.id)).toEqual([first.id, second.id])
  })

  it('is on the days that showed it again', async () => {
    const id = await makeCircuit(admin)
    const file = await makePicture()
    const { id: mediaId } = await admin('addCircuitMedia', { id, position: 'detail', file })
    await admin('editCircuit', {
      id,
      itinerary: [
        { day: 1, mediaIds: [mediaId] },
        { day: 2, mediaIds: [mediaId] },
      ],
    })
    await admin('removeCircuitMedia', { mediaId })
    await admin('editCircuit', { id, itinerary: [{ day: 2 }, { day: 3 }] })
    await admin('restoreMedia', { mediaId })
    const { itinerary } = await admin('detailCircuit', { id })
    expect(itinerary.map(({ mediaIds }) => mediaIds)).toEqual([[mediaId], []])
  })

  it('is given back once', async () => {
    const id = await makeDestination(admin)
    const { id: mediaId } = await addPicture(admin, id)
    await admin('removeDestinationMedia', { mediaId })
    const outcomes = await Promise.allSettled([
      admin('restoreMedia', { mediaId }),
      admin('restoreMedia', { mediaId }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await admin('detailDestination', { id })).media).toHaveLength(1)
  })

  it('whose place another file took comes back beside it', async () => {
    const id = await makeCircuit(admin)
    const video = await admin('addCircuitMedia', { id, position: 'detail', file: makeVideo() })
    const { id: mediaId } = await admin('addCircuitMedia', {
      id,
      position: 'detail',
      file: await makePicture(),
    })
    await admin('editMedia', { mediaId, alt: { en: 'The old one' } })
    await admin('editCircuit', { id, itinerary: [{ day: 1, mediaIds: [mediaId] }] })
    await admin('replaceMedia', { mediaId, file: await makePicture(80, 60) })
    await admin('replaceMedia', { mediaId: video.id, file: makeVideo() })
    await services.jobs.drain()
    expect(await statusOf(video.url)).toBe(404)
    const { list } = await admin('listRemovedMedia', { kind: 'circuit', id })
    expect(list.map(({ type }) => type)).toEqual(['video', 'image'])
    for (const removed of list) await admin('restoreMedia', { mediaId: removed.id })
    const { media, itinerary } = await admin('detailCircuit', { id })
    expect(media).toHaveLength(4)
    expect(new Set(media.map((each) => each.id)).size).toBe(4)
    expect(media.filter(({ alt }) => alt.en === 'The old one')).toHaveLength(2)
    expect(itinerary[0]?.mediaIds).toEqual([mediaId])
    expect(await statusOf(video.url)).toBe(200)
    for (const { url } of media) expect(await statusOf(url)).toBe(200)
  })

  it('a video, too, has no address until it is back', async () => {
    const id = await makeDestination(admin)
    const file = makeVideo()
    const { id: mediaId, url } = await admin('addDestinationMedia', { id, position: 'main', file })
    await admin('removeDestinationMedia', { mediaId })
    await services.jobs.drain()
    expect(await statusOf(url)).toBe(404)
    await admin('restoreMedia', { mediaId })
    expect(await statusOf(url)).toBe(200)
  })
})

describe('the files of what can be brought back', () => {
  it('are no orphans', async () => {
    const { storage } = services.mediaPipeline
    const id = await makeDestination(admin)
    const removed = await addPicture(admin, id)
    await admin('removeDestinationMedia', { mediaId: removed.id })
    const deleted = await makeDestination(admin)
    await addPicture(admin, deleted)
    const file = makeVideo()
    await admin('addDestinationMedia', { id: deleted, position: 'main', file })
    await admin('deleteDestination', { id: deleted })
    await services.jobs.drain()
    const orphan = `originals/${crypto.randomUUID()}.jpg`
    await storage.put(orphan, Buffer.from('left by a killed process'), 'image/jpeg')
    // As if all of it were older than the process, and than a call under way.
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for await (const { key } of storage.list('originals')) {
      await utimes(join(app.dataDir, 'media', key), old, old)
    }
    for await (const { key } of storage.list('videos')) {
      await utimes(join(app.dataDir, 'media', key), old, old)
    }
    vi.spyOn(process, 'uptime').mockReturnValueOnce(0)
    await sweepAtStart(services)
    expect(await storage.size(orphan)).toBeNull()
    const trashed = await readTrashedFileKeys(services.database.db)
    expect(trashed.length).toBeGreaterThanOrEqual(3)
    for (const key of trashed) expect(await storage.size(key)).not.toBeNull()
    await admin('restoreMedia', { mediaId: removed.id })
    await admin('restoreFromBin', { kind: 'destination', id: deleted })
  })
})
