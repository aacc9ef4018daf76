import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DecoderJob } from '../decoder-answer.ts'
import { mediaUnavailable, wrongFile } from '../../failures.ts'
import { makeDecoderClient } from './ask-service.ts'
import { maxAnswerBytes } from './checked-answer.ts'
import { packParcel } from './parcel.ts'

let folder: string
let output: string
let server: Server
let answer: () => AsyncIterable<Buffer>
let webp: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'led-astray-'))
  webp = await sharp({ create: { width: 4, height: 6, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  await writeFile(join(folder, 'source'), 'a picture')
  // A service that answers as a decoder led astray might.
  server = createServer((request, reply) => {
    request.resume().on('end', () => Readable.from(answer()).pipe(reply))
  }).listen(join(folder, 'socket'))
})

beforeEach(async () => {
  output = join(folder, 'output')
  await rm(output, { recursive: true, force: true })
  await mkdir(output)
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

function ask() {
  const job: DecoderJob = {
    source: join(folder, 'source'),
    folder: output,
    position: 'main',
    formats: ['webp'],
    accepted: 'image',
  }
  return makeDecoderClient(join(folder, 'socket')).render(job)
}

const file = { file: 'main-400.webp', width: 400, height: 600, type: 'image/webp', primary: false }

/** A parcel with these bytes behind its head. */
async function* parcel(head: object, content: Buffer = Buffer.alloc(0)) {
  yield* packParcel(head, [])
  yield content
}

test('what a job asks for is taken', async () => {
  answer = () => parcel({ renditions: [file], sizes: [webp.length] }, webp)
  expect(await ask()).toEqual([file])
  expect(await readdir(output)).toEqual([file.file])
})

test.each<[string, object]>([
  ['a name that leads elsewhere', { file: '../main-400.webp' }],
  ['an absolute path', { file: '/etc/cron.d/main-400.webp' }],
  ['a name of another position', { file: 'slider-400.webp' }],
  ['a name of another width', { file: 'main-800.webp' }],
  ['a type that was not asked for', { file: 'main-400.jpg', type: 'image/jpeg' }],
  ['a type that is no picture', { file: 'main-400.html', type: 'text/html' }],
  ['a width beyond all', { file: 'main-99999.webp', width: 99_999 }],
  ['no height', { height: 0 }],
])('a file with %s is refused before it is written', async (_what, wrong) => {
  answer = () => parcel({ renditions: [{ ...file, ...wrong }], sizes: [webp.length] }, webp)
  await expect(ask()).rejects.toMatchObject({ name: 'UNEXPECTED_ERROR', status: 503 })
  expect(await readdir(output)).toEqual([])
  expect((await readdir(folder)).toSorted()).toEqual(['output', 'socket', 'source'])
})

test.each<[string, object]>([
  ['no file', { renditions: [], sizes: [] }],
  ['the same file twice', { renditions: [file, file], sizes: [1, 1] }],
  [
    'more sizes than there are',
    {
      renditions: [1, 2, 3, 4, 5].map((width) => ({ ...file, file: `main-${width}.webp`, width })),
      sizes: [1, 1, 1, 1, 1],
    },
  ],
  [
    'two that stand for all',
    {
      renditions: [400, 240].map((width) => {
        return { ...file, file: `main-${width}.webp`, width, primary: true }
      }),
      sizes: [1, 1],
    },
  ],
  ['more bytes than any picture has', { renditions: [file], sizes: [maxAnswerBytes + 1] }],
  ['fewer sizes than files', { renditions: [file], sizes: [] }],
  ['a size below nothing', { renditions: [file], sizes: [-1] }],
  ['a head that is none', { anything: true }],
  ['a head beyond its bounds', { renditions: [file], sizes: [1], more: 'x'.repeat(20_000) }],
])('%s is refused before anything is written', async (_what, head) => {
  answer = () => parcel(head, webp)
  await expect(ask()).rejects.toMatchObject({ name: 'UNEXPECTED_ERROR', status: 503 })
  expect(await readdir(output)).toEqual([])
})

test('fewer and more bytes than are announced are refused, and no more are written', async () => {
  for (const difference of [1, -1]) {
    answer = () => parcel({ renditions: [file], sizes: [webp.length + difference] }, webp)
    await expect(ask()).rejects.toMatchObject({ status: 503 })
    await rm(join(output, file.file))
  }
  // It never ends: what is beyond the announced bytes is not read.
  answer = async function* () {
    yield* parcel({ renditions: [file], sizes: [webp.length] }, webp)
    for (;;) yield Buffer.alloc(64 * 1024)
  }
  await expect(ask()).rejects.toMatchObject({ status: 503 })
})

test('a file that is not what its type says is refused', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  answer = () => parcel({ renditions: [file], sizes: [page.length] }, page)
  const cause = { message: expect.stringContaining('no image/webp') }
  await expect(ask()).rejects.toMatchObject({ status: 503, cause })
})

test('only refusals that a picture can meet are passed on', async () => {
  const options = { status: 200, retryAfter: 1e9, cause: 'x'.repeat(9_000) }
  const { name, context } = wrongFile('image')
  answer = () => parcel({ failure: { name, context, options } })
  await expect(ask()).rejects.toEqual(wrongFile('image', 'x'.repeat(200)))
  for (const failure of [
    { name: 'INVALID_TOKEN', context: {}, options },
    { name, context: { issues: [{ path: 'file', message: '<script>' }] }, options },
    { name, context, options: 'none' },
  ]) {
    answer = () => parcel({ failure })
    const { status, retryAfter, context: none } = mediaUnavailable()
    await expect(ask()).rejects.toMatchObject({ status, retryAfter, context: none })
  }
})
