import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { UploadKind } from '#contract/operation.ts'
import { receiveUpload } from './receive-upload.ts'
import { type RefusalReason, refusalFailure } from './refusals.ts'

let temporaryFolder: string
let jpeg: Buffer

const mp4 = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1'),
  Buffer.alloc(20_000, 7),
])
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')

beforeAll(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'receive-'))
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } })
    .jpeg()
    .toBuffer()
})

afterAll(() => rm(temporaryFolder, { recursive: true, force: true }))

/** Chunked as a network would. */
function receive(
  content: Buffer,
  accepted: UploadKind,
  maxBytes?: { image: number; video: number },
) {
  const chunks: Buffer[] = []
  for (let at = 0; at < content.length; at += 1_000) chunks.push(content.subarray(at, at + 1_000))
  const options = { temporaryFolder, accepted, ...(maxBytes === undefined ? {} : { maxBytes }) }
  return receiveUpload(Readable.from(chunks), options)
}

async function expectRefused(content: Buffer, accepted: UploadKind, reason: string) {
  expect(await receive(content, accepted)).toMatchObject({ ok: false, reason })
  expect(await readdir(temporaryFolder)).toEqual([])
}

describe('the type is read from the bytes', () => {
  test('pictures and videos are received whole, discard removes them', async () => {
    const formats = ['png', 'webp', 'gif'] as const
    const pictures = await Promise.all(
      formats.map((format) => sharp(jpeg).toFormat(format).toBuffer()),
    )
    const contents: [Buffer, string, string][] = [
      [jpeg, 'image', 'jpg'],
      ...formats.map((format, at): [Buffer, string, string] => [pictures[at]!, 'image', format]),
      [mp4, 'video', 'mp4'],
      [webm, 'video', 'webm'],
    ]
    for (const [content, kind, ext] of contents) {
      const upload = await receive(content, 'media')
      if (!upload.ok) throw new Error(`${ext} was refused: ${upload.reason}`)
      expect(upload.type).toEqual({ kind, ext })
      expect(upload.bytes).toBe(content.length)
      expect(await readFile(upload.path)).toEqual(content)
      await upload.discard()
    }
    expect(await readdir(temporaryFolder)).toEqual([])
  })

  test('a PNG whose profile fills the sample is a PNG', async () => {
    const picture = await sharp(jpeg).png().toBuffer()
    const comment = Buffer.from(`tEXtComment\0${'a'.repeat(9_000)}`, 'latin1')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(comment.length - 4)
    const parts = [picture.subarray(0, 33), length, comment, Buffer.alloc(4), picture.subarray(33)]
    expect(await receive(Buffer.concat(parts), 'image')).toMatchObject({ type: { ext: 'png' } })
    for (const file of await readdir(temporaryFolder)) await rm(join(temporaryFolder, file))
  })

  test.each([
    [
      'SVG',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['TIFF', 'II*\0\x08\0\0\0\0\0'],
    ['QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['audio', '\0\0\0\x18ftypM4A \0\0\0\0M4A mp42'],
    ['PDF', '%PDF-1.7\n'],
  ])('%s is refused', async (_name, content) => {
    await expectRefused(Buffer.from(content, 'latin1'), 'media', 'wrong-type')
  })

  test('a video is no picture, and the other way round', async () => {
    await expectRefused(mp4, 'image', 'wrong-type')
    await expectRefused(jpeg, 'video', 'wrong-type')
  })
})

describe('the size is held while streaming', () => {
  test('one byte more than the limit of its kind is refused', async () => {
    const limit = (image: number, video: number) => receive(jpeg, 'media', { image, video })
    const fits = await limit(jpeg.length, 0)
    expect(fits).toMatchObject({ ok: true })
    if (fits.ok) await fits.discard()
    expect(await limit(jpeg.length - 1, 10 ** 9)).toMatchObject({ reason: 'too-large' })
    expect(await receive(mp4, 'media', { image: 10 ** 9, video: 10_000 })).toMatchObject({
      reason: 'too-large',
    })
    expect(await readdir(temporaryFolder)).toEqual([])
  })

  test('a stream cut by the multipart parser is too large', async () => {
    const cut = Object.assign(Readable.from([jpeg]), { truncated: true })
    const received = await receiveUpload(cut, { temporaryFolder, accepted: 'image' })
    expect(received).toMatchObject({ ok: false, reason: 'too-large' })
    expect(await readdir(temporaryFolder)).toEqual([])
  })
})

test('a folder that takes no files is our trouble, not the sender’s', async () => {
  const taken = join(temporaryFolder, 'taken')
  await writeFile(taken, '')
  const received = await receiveUpload(Readable.from([jpeg]), {
    temporaryFolder: join(taken, 'below'),
    accepted: 'image',
  })
  expect(received).toMatchObject({ ok: false, reason: 'storage-unavailable' })
  await rm(taken)
})

describe('over HTTP', () => {
  async function startServer() {
    const app = Fastify()
    await app.register(multipart, { limits: { fileSize: 10 ** 9 } })
    const outcomes: string[] = []
    app.post('/', async (request) => {
      const part = await request.file()
      if (part === undefined) return 'no file'
      const received = await receiveUpload(part.file, { temporaryFolder, accepted: 'media' })
      if (received.ok) await received.discard()
      outcomes.push(received.ok ? 'received' : received.reason)
      return outcomes.at(-1)
    })
    return { app, outcomes, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
  }

  test('a sender who goes away leaves nothing', async () => {
    const { app, outcomes, url } = await startServer()
    const headers = {
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': '9000000',
    }
    const sender = httpRequest(url, { method: 'POST', headers }).on('error', () => {})
    sender.write('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n')
    sender.write(mp4)
    await vi.waitFor(async () => expect(await readdir(temporaryFolder)).toHaveLength(1))
    sender.destroy()
    await vi.waitFor(() => expect(outcomes).toEqual(['incomplete']))
    expect(await readdir(temporaryFolder)).toEqual([])
    await app.close()
  })

  test('a refused file is read to its end, and the connection goes on', async () => {
    const { app, url } = await startServer()
    const form = new FormData()
    form.set('file', new Blob([randomBytes(3_000_000)]), 'photo.jpg')
    const answer = await fetch(url, { method: 'POST', body: form })
    expect(await answer.text()).toBe('wrong-type')
    const next = new FormData()
    next.set('file', new Blob([new Uint8Array(jpeg)]), 'page.html')
    expect(await (await fetch(url, { method: 'POST', body: next })).text()).toBe('received')
    app.server.closeAllConnections()
    await once(app.server.close(), 'close')
    await app.close()
  })
})

test('refusals answer as the contract has them', () => {
  const answer = (reason: RefusalReason, accepted: UploadKind = 'image') => {
    const failure = refusalFailure({ ok: false, reason }, accepted)
    const { name, status, context, retryAfter } = failure
    return { name, status, message: context.issues?.[0]?.message, retryAfter }
  }
  expect(answer('too-many-pixels', 'media')).toMatchObject({
    name: 'INVALID_DATA_ERROR',
    status: 400,
    message: 'La imagen tiene más de 50 megapíxeles',
  })
  for (const reason of ['wrong-type', 'unreadable'] as const) {
    expect(answer(reason)).toEqual({
      name: 'INVALID_DATA_ERROR',
      status: 400,
      message: 'Tipo de archivo no válido',
      retryAfter: undefined,
    })
  }
  for (const accepted of ['video', 'media'] as const)
    expect(answer('unreadable', accepted).message).toBe('Invalid file type')
  expect(answer('too-large')).toMatchObject({
    name: 'INVALID_DATA_ERROR',
    status: 413,
    message: 'El archivo es demasiado grande',
  })
  for (const reason of ['busy', 'storage-unavailable'] as const)
    expect(answer(reason)).toMatchObject({ name: 'UNEXPECTED_ERROR', status: 503, retryAfter: 5 })
})
