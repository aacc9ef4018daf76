import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDiskStorage } from '../storage/disk-storage.ts'
import { mediaPlugin } from './media-plugin.ts'

const id = '0b0e8f5e-9d0c-4e64-8d4e-1b7c8a5f2d10'
const video = `/media/videos/${id}.mp4`
const picture = `/media/images/${id}/slider-1600.webp`
const removed = new Set<string>()
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'))
  const storage = openDiskStorage(join(folder, 'media'))
  await storage.put(`videos/${id}.mp4`, Buffer.from('0123456789'), 'video/mp4')
  await storage.put(`images/${id}/slider-1600.webp`, Buffer.from('picture'), 'image/webp')
  await storage.put(`originals/${id}.jpg`, Buffer.from('secret place'), 'image/jpeg')
  await storage.put('images/.hidden', Buffer.from('secret'), 'image/jpeg')
  await mkdir(join(folder, 'media/videos', `${id.replace('0b', '0c')}.mp4`))
  await writeFile(join(folder, 'outside.mp4'), 'secret')
  app = Fastify()
  await app.register(mediaPlugin, { storage, isShown: async (key) => !removed.has(key) })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a file', () => {
  test('comes with its exact type, to be kept for ever and never to be run', async () => {
    for (const [url, type, body] of [
      [video, 'video/mp4', '0123456789'],
      [picture, 'image/webp', 'picture'],
    ] as const) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(body)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-length': String(body.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
      })
    }
  })

  test('answers HEAD with the headers alone, a range unheeded', async () => {
    const headers = { range: 'bytes=0-1' }
    const answer = await app.inject({ method: 'HEAD', url: video, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-length': '10', 'content-type': 'video/mp4' })
    expect(answer.body).toBe('')
  })

  test('is not sent again to who has it', async () => {
    const etag = String((await get(video)).headers.etag)
    expect((await get(picture)).headers.etag).not.toBe(etag)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(video, { 'if-none-match': tag })
      expect(answer.statusCode).toBe(304)
      expect(answer.body).toBe('')
      expect(answer.headers.etag).toBe(etag)
    }
    expect((await get(video, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('that is removed is 404, also to who has it', async () => {
    const storage = openDiskStorage(join(folder, 'media'))
    const key = `videos/${id.replace('0b', '0d')}.webm`
    await storage.put(key, Buffer.from('x'), 'video/webm')
    const { etag } = (await get(`/media/${key}`)).headers
    await storage.remove(key)
    expect((await get(`/media/${key}`, { 'if-none-match': String(etag) })).statusCode).toBe(404)
  })
})

describe('ranges', () => {
  test('one range is 206', async () => {
    for (const [range, body, answered] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const answer = await get(video, { range })
      expect(answer.statusCode).toBe(206)
      expect(answer.body).toBe(body)
      expect(answer.headers).toMatchObject({
        'content-range': answered,
        'content-length': String(body.length),
        'content-type': 'video/mp4',
      })
    }
  })

  test('beyond the end is 416 and says how long the file is', async () => {
    const answer = await get(video, { range: 'bytes=10-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers).toMatchObject({
      'content-range': 'bytes */10',
      'cache-control': 'no-store',
    })
    expect(answer.json()).toEqual({ name: 'INVALID_DATA_ERROR', context: {} })
  })

  test('several ranges and nonsense get the whole', async () => {
    const many = `bytes=${Array.from({ length: 500 }, (_, at) => `${at % 10}-`).join(',')}`
    for (const range of ['bytes=0-1,3-4', many, 'bytes=5-2', 'pages=1-2', 'bytes=x']) {
      const answer = await get(video, { range })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe('0123456789')
    }
  })

  test('If-Range holds to the file that the reader began with', async () => {
    const etag = String((await get(video)).headers.etag)
    const range = 'bytes=0-1'
    expect((await get(video, { range, 'if-range': etag })).statusCode).toBe(206)
    for (const condition of ['"other"', `W/${etag}`, new Date().toUTCString()])
      expect((await get(video, { range, 'if-range': condition })).statusCode).toBe(200)
  })
})

describe('nothing else is there', () => {
  test.each([
    `/media/originals/${id}.jpg`,
    `/media/images/${id}`,
    `/media/images/${id}/`,
    `/media/images/.hidden`,
    `/media/images/${id}/slider-1600.svg`,
    `/media/images/${id}/slider-1600.jpg`,
    `/media/videos/${id.replace('0b', '0c')}.mp4`,
    `/media/videos/..%2foriginals%2f${id}.jpg`,
    `/media/videos/%2e%2e/originals/${id}.jpg`,
    `/media/..%2f..%2foutside.mp4`,
    `/media/..%5c..%5coutside.mp4`,
    `/media/videos/${id}.mp4%00.jpg`,
    `/media/videos/${id}.mp4%0a`,
    `/media//videos/${id}.mp4`,
    `/media/VIDEOS/${id}.mp4`,
    '/media/',
    '/media/%',
  ])('%s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode === 404 || (url === '/media/%' && answer.statusCode === 400)).toBe(
      true,
    )
    expect(answer.body).not.toMatch(/secret|ENOENT|\/tmp|host-/)
  })

  test('a raw path with dots over the wire', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    const socket = connect(address.port, '127.0.0.1')
    socket.write(
      `GET /media/videos/../originals/${id}.jpg HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('secret')
  })

  test('a video that was removed is none, though its file stays', async () => {
    removed.add(`videos/${id}.mp4`)
    expect((await get(video)).statusCode).toBe(404)
    removed.clear()
    expect((await get(video)).statusCode).toBe(200)
  })

  test('a failure is never kept', async () => {
    const answer = await get(`/media/videos/${id}.webm`)
    expect(answer.json()).toEqual({ name: 'NOT_FOUND_ERROR', context: {} })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.etag).toBeUndefined()
  })
})

test('a storage that is away is 503 without a word of why', async () => {
  const away = Fastify()
  const storage = openDiskStorage(join(folder, 'media'))
  const size = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1'))
  await away.register(mediaPlugin, { storage: { ...storage, size }, isShown: async () => true })
  const answer = await away.inject(video)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({ name: 'UNEXPECTED_ERROR', context: {} })
  await away.close()
})
