import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FileStorage } from '../../storage/file-storage.ts'
import { openDiskStorage } from '../../storage/disk-storage.ts'
import { makeDecoderPool } from '../decoding/decoder-pool.ts'
import { wrongFile } from '../failures.ts'
import { publicContentType } from '../media-keys.ts'
import { receiveUpload } from '../receive-upload.ts'
import {
  type MediaPipeline,
  renderAgain,
  renderAvif,
  storeDrawing,
  storeUpload,
} from './store-media.ts'
import { keysOf, presentSources, renditionKeysOf } from './stored-media.ts'
import { sweepOrphans, sweepTemporaryFiles } from './sweep-orphans.ts'
import { withTemporaryFile } from '../temporary-file.ts'

const decoders = makeDecoderPool()
let folder: string
let mediaPipeline: MediaPipeline
let photo: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  const storage = openDiskStorage(join(folder, 'media'))
  mediaPipeline = { storage, decoders, temporaryFolder: join(folder, 'tmp') }
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#08c' } })
    .png()
    .toBuffer()
})

afterEach(async () => {
  expect(await readdir(mediaPipeline.temporaryFolder)).toEqual([])
  await sweepOrphans(mediaPipeline.storage, new Set(), 0)
})

afterAll(async () => {
  decoders.close()
  await rm(folder, { recursive: true, force: true })
})

/** Receives a file and puts it into the storage, as a call does. */
function store(
  content: Buffer,
  position: 'slider' | 'main' | 'detail',
  into: MediaPipeline = mediaPipeline,
) {
  return withTemporaryFile(into.temporaryFolder, 'upload', async (path) => {
    const upload = await receiveUpload(Readable.from([content]), { path, accepted: 'media' })
    return storeUpload(into, upload, position)
  })
}

const away = { name: 'UNEXPECTED_ERROR', status: 503 }

async function storedKeys(storage = mediaPipeline.storage): Promise<string[]> {
  const keys: string[] = []
  for (const root of ['images', 'videos', 'originals'])
    for await (const { key } of storage.list(root)) keys.push(key)
  return keys.toSorted()
}

/** The disk, but one kind of key cannot be written. */
function failingOn(prefix: string): FileStorage {
  const { storage } = mediaPipeline
  return {
    ...storage,
    async moveIn(path, key, contentType) {
      if (key.startsWith(prefix)) throw new Error('No space left')
      await storage.moveIn(path, key, contentType)
    },
  }
}

describe('a picture', () => {
  test('is stored as renditions beside its original', async () => {
    const stored = await store(photo, 'slider')
    expect(stored).toMatchObject({ type: 'image', ext: 'jpg', width: 1600, height: 900 })
    expect(stored.key).toMatch(/^images\/[\w-]{16}\/slider-1600\.jpg$/)
    expect(stored.originalKey).toMatch(/^originals\/[0-9a-f-]{36}\.png$/)
    expect(stored.sources).toHaveLength(8)
    expect(stored.sources[0]).toMatchObject({ width: 1600, height: 900, type: 'image/webp' })
    expect(await storedKeys()).toEqual(keysOf(stored).toSorted())
    const original = await mediaPipeline.storage.open(stored.originalKey)
    expect(await buffer(original!.stream)).toEqual(photo)
  })

  test('is kept without the place where it was taken, turned as before', async () => {
    const taken = await sharp(photo)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: '54/1 48/1 0/1' } })
      .jpeg()
      .toBuffer()
    const stored = await store(taken, 'detail')
    expect(stored).toMatchObject({ width: 60, height: 90 })
    const original = await mediaPipeline.storage.open(stored.originalKey)
    const kept = await buffer(original!.stream)
    expect(kept.length).toBeLessThan(taken.length)
    expect((await sharp(kept).metadata()).orientation).toBe(6)
    const again = await renderAgain(mediaPipeline, { ...stored, position: 'detail', focus: null })
    expect(again).toMatchObject({ width: 60, height: 90 })
  })

  test('may be served, its original may not', async () => {
    const stored = await store(photo, 'main')
    expect(stored).toMatchObject({ width: 400, height: 600 })
    for (const { key, type } of stored.sources) expect(publicContentType(key)).toBe(type)
    expect(publicContentType(stored.originalKey)).toBeNull()
    expect(presentSources(stored)).toEqual({
      url: `/media/${stored.key}`,
      sources: stored.sources.map(({ key, ...source }) => ({ url: `/media/${key}`, ...source })),
    })
  })

  test('is rendered again for another position under new keys', async () => {
    const stored = await store(photo, 'slider')
    const again = await renderAgain(mediaPipeline, { ...stored, position: 'detail', focus: null })
    expect(again).toMatchObject({ width: 90, height: 60, originalKey: stored.originalKey })
    expect(renditionKeysOf(again)).not.toContain(stored.originalKey)
    const both = new Set([...keysOf(stored), ...keysOf(again)])
    expect(both.size).toBe(8 + 2 + 1)
    expect(await storedKeys()).toEqual([...both].toSorted())
  })

  test('whose original is gone cannot be rendered again', async () => {
    const again = renderAgain(mediaPipeline, {
      originalKey: 'originals/none.png',
      position: 'main',
      focus: null,
    })
    await expect(again).rejects.toMatchObject(away)
  })

  test('gets AVIF files of the same sizes, under keys of their own', async () => {
    const stored = await store(photo, 'slider')
    const avif = await renderAvif(mediaPipeline, { ...stored, position: 'slider', focus: null })
    expect(avif.map(({ width, height, type }) => [width, height, type])).toEqual(
      [1600, 1280, 960, 640].map((width) => [width, (width * 9) / 16, 'image/avif']),
    )
    for (const { key, type } of avif) expect(publicContentType(key)).toBe(type)
    const all = [...keysOf(stored), ...avif.map(({ key }) => key)]
    expect(await storedKeys()).toEqual(all.toSorted())
  })

  test('gets one for phones held upright where that is asked for, cut around its focus', async () => {
    const halves = await sharp({
      create: { width: 90, height: 60, channels: 3, background: '#00f' },
    })
      .composite([
        {
          input: { create: { width: 45, height: 60, channels: 3, background: '#f00' } },
          gravity: 'west',
        },
      ])
      .png()
      .toBuffer()
    const stored = await store(halves, 'slider')
    const cut = { ...stored, position: 'slider', portrait: true } as const
    for (const [x, channel] of [
      [0, 'red'],
      [1, 'blue'],
    ] as const) {
      const avif = await renderAvif(mediaPipeline, { ...cut, focus: { x, y: 0.5 } })
      const { portrait, sources } = presentSources({ key: stored.key, sources: avif })
      expect(portrait).toMatchObject({ width: 540, height: 864, type: 'image/avif' })
      expect(sources.map(({ width }) => width)).toEqual([1600, 1280, 960, 640])
      const key = portrait?.url.replace('/media/', '') ?? ''
      const file = await mediaPipeline.storage.open(key)
      const { channels, ...seen } = await sharp(await buffer(file!.stream)).stats()
      expect([channels.length, seen.isOpaque]).toEqual([3, true])
      const [red, , blue] = channels.map(({ mean }) => mean)
      expect(channel === 'red' ? red! - blue! : blue! - red!).toBeGreaterThan(150)
    }
  })

  test('that cannot be decoded leaves nothing', async () => {
    await expect(store(photo.subarray(0, 80), 'main')).rejects.toEqual(wrongFile('media'))
    expect(await storedKeys()).toEqual([])
  })

  test.each(['images/', 'originals/'])(
    'leaves nothing when %s cannot be written',
    async (prefix) => {
      const full = { ...mediaPipeline, storage: failingOn(prefix) }
      await expect(store(photo, 'main', full)).rejects.toMatchObject(away)
      expect(await storedKeys()).toEqual([])
    },
  )
})

describe('a drawing', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#08c"/></svg>'

  test('is stored as a picture is, itself its original', async () => {
    const stored = await storeDrawing(mediaPipeline, svg, 'detail')
    expect(stored).toMatchObject({ type: 'image', ext: 'jpg', width: 120, height: 90 })
    expect(stored.sources).toHaveLength(2)
    expect(publicContentType(stored.originalKey)).toBeNull()
    const original = await mediaPipeline.storage.open(stored.originalKey)
    expect(gunzipSync(await buffer(original!.stream)).toString()).toBe(svg)
    const again = await renderAgain(mediaPipeline, { ...stored, position: 'main', focus: null })
    expect(again).toMatchObject({ width: 400, height: 600 })
  })

  test('leaves nothing when it cannot be written', async () => {
    const full = { ...mediaPipeline, storage: failingOn('originals/') }
    await expect(storeDrawing(full, svg, 'main')).rejects.toMatchObject(away)
    expect(await storedKeys()).toEqual([])
  })
})

describe('a video', () => {
  const video = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x0cmdatFILM', 'latin1')

  test('is kept as it is', async () => {
    const stored = await store(video, 'slider')
    expect(stored.key).toMatch(/^videos\/[0-9a-f-]{36}\.mp4$/)
    expect(stored).toEqual({
      type: 'video',
      key: stored.key,
      originalKey: stored.key,
      ext: 'mp4',
      width: null,
      height: null,
      sources: [],
    })
    expect(keysOf(stored)).toEqual([stored.key])
    expect(publicContentType(stored.key)).toBe('video/mp4')
    const file = await mediaPipeline.storage.open(stored.key)
    expect(await buffer(file!.stream)).toEqual(video)
  })

  test('is kept without the place where it was taken', async () => {
    const place = Buffer.from('\0\0\0\x1budta\0\0\0\x13\xa9xyz-54.8-68.3/', 'latin1')
    const { key } = await store(Buffer.concat([video, place]), 'slider')
    const file = await mediaPipeline.storage.open(key)
    const kept = await buffer(file!.stream)
    expect(kept).toHaveLength(video.length + place.length)
    expect(kept.subarray(0, video.length)).toEqual(video)
    expect(kept.toString('latin1')).not.toContain('54.8')
  })

  test('leaves nothing when it cannot be written', async () => {
    const full = { ...mediaPipeline, storage: failingOn('videos/') }
    await expect(store(video, 'main', full)).rejects.toMatchObject(away)
  })
})

describe('the sweep', () => {
  test('removes what no row names, and nothing else', async () => {
    const kept = await store(photo, 'detail')
    const orphan = await store(photo, 'detail')
    expect(await sweepOrphans(mediaPipeline.storage, new Set(keysOf(kept)), 60_000)).toBe(0)
    expect(await sweepOrphans(mediaPipeline.storage, new Set(keysOf(kept)), 0)).toBe(
      keysOf(orphan).length,
    )
    expect(await storedKeys()).toEqual(keysOf(kept).toSorted())
  })

  test('empties the temporary folder of what is old enough', async () => {
    const left = join(mediaPipeline.temporaryFolder, 'upload-left')
    await writeFile(left, 'half')
    expect(await sweepTemporaryFiles(mediaPipeline.temporaryFolder, 60_000)).toBe(0)
    const twoMinutesAgo = new Date(Date.now() - 120_000)
    await utimes(left, twoMinutesAgo, twoMinutesAgo)
    expect(await sweepTemporaryFiles(mediaPipeline.temporaryFolder, 60_000)).toBe(1)
    expect(await sweepTemporaryFiles(join(folder, 'missing'), 0)).toBe(0)
  })
})
