import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { readTrashedFileKeys } from '../trash/purge-trash.ts'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makePicture,
  makeTour,
} from '#testing/factories.ts'

const app = await startTestApp()
const { admin } = app
const { token } = await app.makeUser({ role: 'admin' })
const user = await app.makeUser()
const picture = await makePicture(16, 9)
const unknownId = '00000000-0000-4000-8000-000000000000'

const kinds = [
  { kind: 'Destination', make: () => makeDestination(admin), ordered: true },
  { kind: 'Tour', make: () => makeTour(admin), ordered: true },
  { kind: 'Circuit', make: () => makeCircuit(admin), ordered: true },
  { kind: 'Package', make: () => makePackage(admin), ordered: true },
  { kind: 'Hotel', make: () => makeHotel(admin), ordered: true },
  { kind: 'Incentive', make: () => makeIncentive(admin), ordered: false },
]

async function send(name: string, payload: unknown, as: string | null = token) {
  const response = await sendCall(
    app.server,
    name,
    payload,
    as === null ? {} : { authorization: as },
  )
  return {
    status: response.statusCode,
    body: response.payload === '' ? undefined : JSON.parse(response.payload),
  }
}

async function add(kind: string, id: string, position = 'detail'): Promise<Media> {
  const { status, body } = await send(`add${kind}Media`, { id, position, file: picture })
  expect(status).toBe(200)
  return body
}

async function mediaOf(kind: string, id: string): Promise<Media[]> {
  return (await send(`detail${kind}`, { id })).body.media
}

/** Position and order of every medium, e.g. `main 1`. */
const places = (list: Media[]) => list.map((each) => `${each.position} ${each.order}`)

const notFound = { status: 404, body: { name: 'NOT_FOUND_ERROR', context: {} } }
const invalid = { status: 400, body: { name: 'INVALID_DATA_ERROR' } }

/** The names of all stored files but of those that can be brought back. */
async function storedFiles(): Promise<string[]> {
  await app.services.jobs.drain()
  const folder = join(app.dataDir, 'media')
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const trashed = await readTrashedFileKeys(app.services.database.db)
  const kept = new Set(trashed.map((key) => basename(key)))
  return files.filter((entry) => entry.isFile() && !kept.has(entry.name)).map((entry) => entry.name)
}

afterEach(async () => {
  expect(await readdir(join(app.dataDir, 'tmp')).catch(() => [])).toEqual([])
})

describe.each(kinds)('the media of a $kind', ({ kind, make, ordered }) => {
  it('are added, cut for their position, and removed with their files', async () => {
    const before = await storedFiles()
    const id = await make()
    const slider = await add(kind, id, 'slider')
    expect(slider).toMatchObject({
      ownerId: id,
      type: 'image',
      position: 'slider',
      order: ordered ? 1 : null,
      width: 1600,
      height: 900,
    })
    expect((await app.server.inject(slider.url)).statusCode).toBe(200)
    expect(await add(kind, id, 'main')).toMatchObject({ width: 400, height: 600 })
    expect(await add(kind, id, 'detail')).toMatchObject({ width: 16, height: 9 })
    expect(await mediaOf(kind, id)).toMatchObject([
      slider,
      { position: 'main' },
      { position: 'detail' },
    ])
    expect(await send(`remove${kind}Media`, { mediaId: slider.id })).toMatchObject({ status: 204 })
    expect(await send(`remove${kind}Media`, { mediaId: slider.id })).toEqual(notFound)
    await app.services.jobs.drain()
    expect((await app.server.inject(slider.url)).statusCode).toBe(404)
    await send(`delete${kind}`, { id })
    expect(await storedFiles()).toEqual(before)
  })

  it('move to the end of another position', async () => {
    const id = await make()
    const [first, second] = [await add(kind, id), await add(kind, id)]
    const main = await add(kind, id, 'main')
    const mediaId = first.id
    const moved = await send(`edit${kind}MediaPosition`, { mediaId, position: 'main' })
    expect(moved).toMatchObject({
      status: 200,
      body: { id: mediaId, position: 'main', order: ordered ? 2 : null, height: 600 },
    })
    expect((await app.server.inject(moved.body.url)).statusCode).toBe(200)
    const expected = ordered ? [main, moved.body] : [moved.body, main]
    const stays = { ...second, order: ordered ? 1 : null }
    expect(await mediaOf(kind, id)).toEqual([...expected, stays])
    const again = await send(`edit${kind}MediaPosition`, { mediaId, position: 'main' })
    expect(again.body).toEqual(moved.body)
    await app.services.jobs.drain()
    expect((await app.server.inject(first.url)).statusCode).toBe(404)
  })

  it('are refused where the owner, position, kind or file is wrong', async () => {
    const id = await make()
    const stranger = kind === 'Tour' ? await makeDestination(admin) : await makeTour(admin)
    const name = `add${kind}Media`
    const file = picture
    expect(await send(name, { id: unknownId, position: 'main', file })).toEqual(notFound)
    expect(await send(name, { id: stranger, position: 'main', file })).toEqual(notFound)
    expect(await send(name, { id, position: 'top', file })).toMatchObject(invalid)
    expect(await send(name, { id: 'x', position: 'main', file })).toMatchObject(invalid)
    const text = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })
    expect(await send(name, { id, position: 'main', file: text })).toMatchObject({
      ...invalid,
      body: { context: { issues: [{ path: 'file', message: 'Invalid file type' }] } },
    })
    const json = await send(name, { id, position: 'main' })
    expect(json).toMatchObject({ status: 415, body: { name: 'INVALID_DATA_ERROR' } })
    const mediaId = (await add(kind === 'Tour' ? 'Destination' : 'Tour', stranger)).id
    expect(await send(`remove${kind}Media`, { mediaId })).toEqual(notFound)
    expect(await send(`edit${kind}MediaPosition`, { mediaId, position: 'main' })).toEqual(notFound)
    expect(await mediaOf(kind, id)).toEqual([])
  })

  it('are written by admins alone', async () => {
    const id = await make()
    const { id: mediaId } = await add(kind, id)
    const calls = [
      [`add${kind}Media`, { id, position: 'main', file: picture }],
      [`remove${kind}Media`, { mediaId }],
      [`edit${kind}MediaPosition`, { mediaId, position: 'main' }],
    ] as const
    for (const [name, payload] of calls) {
      expect(await send(name, payload, null)).toMatchObject({ status: 401 })
      expect(await send(name, payload, user.token)).toMatchObject({ status: 403 })
    }
    expect(places(await mediaOf(kind, id))).toEqual([ordered ? 'detail 1' : 'detail null'])
  })
})

describe.each(kinds.filter(({ ordered }) => ordered))('the order of a $kind’s media', (each) => {
  const { kind, make } = each
  const name = `update${kind}MediaOrder`

  it('is rewritten whole or not at all', async () => {
    const id = await make()
    const [a, b, c] = [await add(kind, id), await add(kind, id), await add(kind, id)]
    const main = await add(kind, id, 'main')
    const foreign = await add(kind, await make())
    const order = (mediaIds: string[]) => send(name, { mediaIds, mediaPosition: 'detail' })
    expect(await order([c.id, a.id, b.id])).toMatchObject({ status: 204 })
    for (const short of [[a.id, b.id], [a.id, b.id, c.id, main.id], [a.id, a.id, b.id], []]) {
      expect(await order(short)).toMatchObject(invalid)
    }
    expect(await order([a.id, b.id, unknownId])).toEqual(notFound)
    expect(await order([a.id, b.id, c.id, foreign.id])).toEqual(notFound)
    expect(await send(name, { mediaIds: [a.id], mediaPosition: 'main' })).toMatchObject(invalid)
    expect(
      await send(name, { mediaIds: [a.id], mediaPosition: 'detail' }, user.token),
    ).toMatchObject({ status: 403 })
    const after = await mediaOf(kind, id)
    expect(after.map((medium) => medium.id)).toEqual([main.id, c.id, a.id, b.id])
    expect(places(after)).toEqual(['main 1', 'detail 1', 'detail 2', 'detail 3'])
  })
})

describe('at the same time', () => {
  it('uploads, removals and moves leave no gap and no double', async () => {
    const id = await makeDestination(admin)
    const kept = [await add('Destination', id), await add('Destination', id)]
    const removed = [await add('Destination', id), await add('Destination', id)]
    const outcomes = await Promise.all([
      ...Array.from({ length: 4 }, () => add('Destination', id)),
      ...removed.map(({ id: mediaId }) => admin('removeDestinationMedia', { mediaId })),
      admin('editDestinationMediaPosition', { mediaId: kept[0]?.id ?? '', position: 'slider' }),
      admin('editDestinationMediaPosition', { mediaId: kept[1]?.id ?? '', position: 'slider' }),
    ])
    expect(outcomes).toHaveLength(8)
    expect(places(await mediaOf('Destination', id))).toEqual([
      'slider 1',
      'slider 2',
      'detail 1',
      'detail 2',
      'detail 3',
      'detail 4',
    ])
  })

  it('an order is rewritten while media come and go: whole or refused', async () => {
    const id = await makeTour(admin)
    const [a, b, c] = [await add('Tour', id), await add('Tour', id), await add('Tour', id)]
    await Promise.allSettled([
      admin('updateTourMediaOrder', { mediaIds: [c.id, b.id, a.id], mediaPosition: 'detail' }),
      admin('removeTourMedia', { mediaId: b.id }),
      admin('updateTourMediaOrder', { mediaIds: [c.id, a.id], mediaPosition: 'detail' }),
      add('Tour', id),
    ])
    expect(places(await mediaOf('Tour', id))).toEqual(['detail 1', 'detail 2', 'detail 3'])
  })

  it('an owner is deleted while it gets media: nothing is left of either', async () => {
    const before = await storedFiles()
    const id = await makeCircuit(admin)
    const uploads = Array.from({ length: 4 }, () =>
      send('addCircuitMedia', { id, position: 'detail', file: picture }),
    )
    const [deleted, ...added] = await Promise.all([send('deleteCircuit', { id }), ...uploads])
    expect(deleted.status).toBe(204)
    for (const { status } of added) expect([200, 404]).toContain(status)
    expect(await storedFiles()).toEqual(before)
  })
})
