import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endDecoderService, startDecoderService } from '#testing/decoder-service.ts'
import type { DecoderJob } from '../decoder-answer.ts'
import { type DecoderPool, makeDecoderPool } from '../decoder-pool.ts'
import { mediaUnavailable, tooManyPixels, wrongFile } from '../../failures.ts'
import { makeDecoderClient } from './ask-service.ts'
import { serveDecoders } from './serve-decoders.ts'

const decoderEntry = fileURLToPath(new URL('../decoder-process.ts', import.meta.url))
const forked = makeDecoderPool()
let folder: string
let socketPath: string
let service: ChildProcess
let client: DecoderPool
let source: string
let large: string
let drawing: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-service-'))
  socketPath = join(folder, 'socket')
  const pixels = randomBytes(130 * 90 * 3)
  const noisy = (width: number, height: number) =>
    sharp(pixels, { raw: { width: 130, height: 90, channels: 3 } })
      .resize(width, height, { fit: 'fill' })
      .jpeg()
  source = await writeSource('photo', await noisy(1300, 900).toBuffer())
  large = await writeSource('large', await noisy(3900, 2700).toBuffer())
  drawing = await writeSource(
    'drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"/>'),
  )
  service = await startDecoderService(socketPath)
  client = makeDecoderClient(socketPath)
}, 60_000)

afterAll(async () => {
  forked.close()
  client.close()
  await endDecoderService(service, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

async function writeSource(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const pictureJob = (of: string): DecoderJob => ({
  source: of,
  folder: '',
  position: 'main',
  formats: ['webp', 'jpeg'],
  accepted: 'image',
})

/** A pool's output for a job, in a folder of its own. */
async function rendered(pool: DecoderPool, job: DecoderJob) {
  const output = await mkdtemp(join(folder, 'output-'))
  const renditions = await pool.render({ ...job, folder: output })
  const files = renditions.map(({ file }) => readFile(join(output, file)))
  return { renditions, files: await Promise.all(files) }
}

describe('every picture is as a child process renders it, to the byte', () => {
  const inlay = { left: 300, top: 0, width: 300, height: 315 }
  test.each<[string, () => DecoderJob]>([
    ['WebP and JPEG', () => pictureJob(source)],
    [
      'AVIF, around a focus',
      () => ({ ...pictureJob(source), formats: ['avif'], focus: { x: 0.2, y: 0.8 } }),
    ],
    ['the sizes of a slider', () => ({ ...pictureJob(large), position: 'slider' })],
    ['a detail', () => ({ ...pictureJob(source), position: 'detail' })],
    ['a drawing of ours', () => ({ ...pictureJob(drawing), drawn: true, position: 'slider' })],
    ['a logo', () => ({ graphic: 'logo', source, folder: '', accepted: 'graphic' })],
    ['an icon', () => ({ graphic: 'icon', source, folder: '', accepted: 'graphic' })],
    [
      'a picture for shared pages',
      () => ({
        drawing,
        inlay: { source, ...inlay },
        folder: '',
        file: 'share.jpg',
        accepted: 'image',
      }),
    ],
    [
      'one without a photograph',
      () => ({ drawing, inlay: null, folder: '', file: 'share.jpg', accepted: 'image' }),
    ],
  ])('%s', { timeout: 60_000 }, async (_what, job) => {
    const byService = await rendered(client, job())
    expect(byService.renditions.length).toBeGreaterThan(0)
    expect(byService).toEqual(await rendered(forked, job()))
  })
})

describe('what is no picture of ours is refused as a child process refuses it', () => {
  test('a picture cut short, for what its operation accepts', async () => {
    const whole = await readFile(source)
    const cut = await writeSource('cut', whole.subarray(0, whole.length / 2))
    await expect(rendered(client, pictureJob(cut))).rejects.toEqual(wrongFile('image'))
    const graphic = { graphic: 'icon', source: cut, folder: '', accepted: 'graphic' } as const
    const { name, context } = wrongFile('graphic')
    await expect(rendered(client, graphic)).rejects.toMatchObject({ name, context })
  })

  test('an SVG of anybody else', async () => {
    await expect(rendered(client, pictureJob(drawing))).rejects.toEqual(wrongFile('image'))
  })

  test('too many pixels', async () => {
    const square = { width: 7_100, height: 7_100, channels: 3, background: '#fff' } as const
    const wide = await writeSource('wide', await sharp({ create: square }).png().toBuffer())
    await expect(rendered(client, pictureJob(wide))).rejects.toEqual(tooManyPixels())
  })

  test('an empty file', async () => {
    const empty = await writeSource('empty', Buffer.alloc(0))
    await expect(rendered(client, pictureJob(empty))).rejects.toEqual(wrongFile('image'))
  })
})

/** Retryable refusals, with their log lines. */
const unavailable = (message: RegExp) => {
  const { name, status, retryAfter } = mediaUnavailable()
  return { name, status, retryAfter, cause: { message: expect.stringMatching(message) } }
}

describe('the service', () => {
  test('says whose rights the decoders have, and opens its socket to its group alone', async () => {
    expect(await client.examine()).toEqual({ user: process.getuid?.() })
    expect((await stat(socketPath)).mode & 0o777).toBe(0o660)
  })

  test('starts a decoder ahead of the first picture, and nobody minds one that is away', async () => {
    client.warm()
    makeDecoderClient(join(folder, 'none')).warm()
    expect((await rendered(client, pictureJob(source))).renditions).not.toEqual([])
  })

  test('makes wait what it may, refuses the rest, and goes on', { timeout: 60_000 }, async () => {
    const narrow = makeDecoderClient(socketPath, { size: 1, queueLimit: 1 })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => rendered(narrow, pictureJob(source))),
    )
    // Each makes a folder first: which comes last is not known.
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: mediaUnavailable() }])
    expect(narrow.load()).toEqual({ running: 0, waiting: 0 })
  })

  test('is given up when it takes too long', async () => {
    const hasty = makeDecoderClient(socketPath, { timeout: 20 })
    await expect(rendered(hasty, pictureJob(large))).rejects.toMatchObject(unavailable(/abort/))
    expect((await rendered(client, pictureJob(source))).renditions).not.toEqual([])
  })

  test('that is killed at work refuses that picture for now; the next one works again', async () => {
    const path = join(folder, 'another')
    const another = await startDecoderService(path)
    const asking = makeDecoderClient(path)
    const job: DecoderJob = { ...pictureJob(large), position: 'slider', formats: ['avif'] }
    const outcome = Promise.allSettled([rendered(asking, job)])
    await expect.poll(() => asking.load().running).toBe(1)
    await endDecoderService(another, 'SIGKILL')
    const reason = unavailable(/ECONNRESET|socket hang up|aborted/)
    expect(await outcome).toMatchObject([{ status: 'rejected', reason }])
    const away = unavailable(/ECONNREFUSED/)
    await expect(rendered(asking, pictureJob(source))).rejects.toMatchObject(away)
    await expect(asking.examine()).rejects.toThrow('ECONNREFUSED')
    // It takes the place of the socket that the killed one has left.
    const next = await startDecoderService(path)
    expect((await rendered(asking, pictureJob(source))).renditions).not.toEqual([])
    await endDecoderService(next, 'SIGTERM')
  }, 60_000)

  test('that is asked to stop ends the picture at work', { timeout: 60_000 }, async () => {
    const path = join(folder, 'stopping')
    const stopping = await startDecoderService(path)
    const asking = makeDecoderClient(path)
    const last = rendered(asking, { ...pictureJob(large), position: 'slider' })
    await expect.poll(() => asking.load().running).toBe(1)
    // Until the picture has come.
    await asking.examine()
    await endDecoderService(stopping, 'SIGTERM')
    expect((await last).renditions).not.toEqual([])
  })

  test('refuses what is more than may wait at it', { timeout: 60_000 }, async () => {
    const path = join(folder, 'narrow')
    const server = serveDecoders(forked, { size: 1, queueLimit: 1 }).listen(path)
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => rendered(makeDecoderClient(path), pictureJob(source))),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(2)
    const { name, status } = mediaUnavailable()
    for (const each of refused) expect(each).toMatchObject({ reason: { name, status } })
    server.close()
  })
})

/** Only root may start a process as somebody else. */
const isRoot = process.getuid?.() === 0

describe.skipIf(!isRoot)('as another user (skipped unless root runs the tests)', () => {
  const nobody = { uid: 65_534, gid: 65_534 }

  test('cannot read the files of the server, and renders its pictures', async () => {
    const secret = await writeSource('secret', await readFile(source))
    await chmod(secret, 0o600)
    const place = await mkdtemp(join(tmpdir(), 'decoder-nobody-'))
    await chown(place, nobody.uid, nobody.gid)
    const path = join(place, 'socket')
    const foreign = await startDecoderService(path, { user: nobody })
    const asking = makeDecoderClient(path)
    expect(await asking.examine()).toEqual({ user: nobody.uid })
    // The file is our own: we read it, and its bytes are sent.
    expect(await rendered(asking, pictureJob(secret))).toEqual(
      await rendered(forked, pictureJob(secret)),
    )
    const reading = spawnSync('cat', [secret], nobody)
    expect(reading.status).not.toBe(0)
    // What a decoder opens, it opens as this user: asked for our path itself, it finds no picture.
    const renderer = fork(decoderEntry, { ...nobody, execArgv: [], env: {}, stdio: 'ignore' })
    const job = { ...pictureJob(secret), folder: place }
    renderer.send(job)
    const [answer] = await once(renderer, 'message')
    renderer.kill()
    expect(answer).toMatchObject({ failure: { name: 'INVALID_DATA_ERROR' } })
    await endDecoderService(foreign, 'SIGTERM')
    await rm(place, { recursive: true })
  }, 60_000)
})
