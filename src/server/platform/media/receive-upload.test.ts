import { pbkdf2, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import type { Failure } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { UploadKind } from '#contract/base/operation.ts'
import { fileTooLarge, mediaUnavailable, tooManyPixels, wrongFile } from './failures.ts'
import { type ReceivedUpload, receiveUpload } from './receive-upload.ts'
import { withTemporaryFile } from './temporary-file.ts'

let temporaryFolder: string
let jpeg: Buffer

const derive = promisify(pbkdf2)

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

/** Chunked as a network would; what is received is looked at while it is there. */
async function receive<Seen>(
  content: Buffer,
  accepted: UploadKind,
  look: (upload: ReceivedUpload) => Seen | Promise<Seen>,
  maxBytes?: { image: number; video: number },
) {
  const chunks: Buffer[] = []
  for (let at = 0; at < content.length; at += 1_000) chunks.push(content.subarray(at, at + 1_000))
  return withTemporaryFile(temporaryFolder, 'upload', async (path) => {
    const options = { path, accepted, ...(maxBytes === undefined ? {} : { maxBytes }) }
    return look(await receiveUpload(Readable.from(chunks), options))
  })
}

const typeOf = ({ type }: ReceivedUpload) => type

async function expectRefused(content: Buffer, accepted: UploadKind, failure: Failure) {
  await expect(receive(content, accepted, typeOf)).rejects.toEqual(failure)
  expect(await readdir(temporaryFolder)).toEqual([])
}

/** The part of a failure that goes over the wire. */
function onTheWire({ name, status, context, retryAfter }: Failure) {
  return { name, status, context, retryAfter }
}

describe('the type is read from the bytes', () => {
  test('pictures and videos are received whole, and gone after their use', async () => {
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
      const seen = await receive(content, 'media', async ({ type, bytes, path }) => ({
        type,
        bytes,
        written: await readFile(path),
      }))
      expect(seen).toEqual({ type: { kind, ext }, bytes: content.length, written: content })
    }
    expect(await readdir(temporaryFolder)).toEqual([])
  })

  test('a PNG whose profile fills the sample is a PNG', async () => {
    const picture = await sharp(jpeg).png().toBuffer()
    const comment = Buffer.from(`tEXtComment\0${'a'.repeat(9_000)}`, 'latin1')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(comment.length - 4)
    const parts = [picture.subarray(0, 33), length, comment, Buffer.alloc(4), picture.subarray(33)]
    const type = await receive(Buffer.concat(parts), 'image', typeOf)
    expect(type).toEqual({ kind: 'image', ext: 'png' })
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
    await expectRefused(Buffer.from(content, 'latin1'), 'media', wrongFile('media'))
  })

  test('a video is no picture, and the other way round', async () => {
    await expectRefused(mp4, 'image', wrongFile('image'))
    await expectRefused(jpeg, 'video', wrongFile('video'))
  })
})

describe('the size is held while streaming', () => {
  test('one byte more than the limit of its kind is refused', async () => {
    const limit = (content: Buffer, image: number, video: number) =>
      receive(content, 'media', typeOf, { image, video })
    expect(await limit(jpeg, jpeg.length, 0)).toMatchObject({ ext: 'jpg' })
    await expect(limit(jpeg, jpeg.length - 1, 10 ** 9)).rejects.toEqual(fileTooLarge())
    await expect(limit(mp4, 10 ** 9, 10_000)).rejects.toEqual(fileTooLarge())
    expect(await readdir(temporaryFolder)).toEqual([])
  })

  test('a stream cut by the multipart parser is too large', async () => {
    const cut = Object.assign(Readable.from([jpeg]), { truncated: true })
    const received = withTemporaryFile(temporaryFolder, 'upload', (path) =>
      receiveUpload(cut, { path, accepted: 'image' }),
    )
    await expect(received).rejects.toEqual(fileTooLarge())
    expect(await readdir(temporaryFolder)).toEqual([])
  })
})

test('a folder that takes no files is our trouble, not the sender’s', async () => {
  const taken = join(temporaryFolder, 'taken')
  await writeFile(taken, '')
  const options = { path: join(taken, 'upload'), accepted: 'image' } as const
  const received = receiveUpload(Readable.from([jpeg]), options)
  await expect(received).rejects.toMatchObject(onTheWire(mediaUnavailable()))
  const inside = withTemporaryFile(join(taken, 'below'), 'upload', () => Promise.resolve())
  await expect(inside).rejects.toMatchObject(onTheWire(mediaUnavailable()))
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
      const outcome = await withTemporaryFile(temporaryFolder, 'upload', (path) =>
        receiveUpload(part.file, { path, accepted: 'media' }).then(
          () => 'received',
          (failure: Failure) => failure.context.issues?.[0]?.message ?? failure.name,
        ),
      )
      outcomes.push(outcome)
      return outcome
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
    await eventually(async () => expect(await readdir(temporaryFolder)).toHaveLength(1))
    sender.destroy()
    await eventually(() => expect(outcomes).toEqual([messages.fileType]))
    expect(await readdir(temporaryFolder)).toEqual([])
    await app.close()
  })

  test('a refused file is read to its end, and the connection goes on', async () => {
    const { app, url } = await startServer()
    const form = new FormData()
    form.set('file', new Blob([randomBytes(3_000_000)]), 'photo.jpg')
    const answer = await fetch(url, { method: 'POST', body: form })
    expect(await answer.text()).toBe(messages.fileType)
    const next = new FormData()
    next.set('file', new Blob([new Uint8Array(jpeg)]), 'page.html')
    expect(await (await fetch(url, { method: 'POST', body: next })).text()).toBe('received')
    app.server.closeAllConnections()
    await once(app.server.close(), 'close')
    await app.close()
  })
})

test('no file appears after the refusal of a sender that breaks off', async () => {
  const path = join(temporaryFolder, 'late')
  // The file is opened late, since every thread is busy.
  const busy = Array.from({ length: 8 }, () => derive('password', 'salt', 100_000, 64, 'sha512'))
  const sender = new PassThrough()
  const received = receiveUpload(sender, { path, accepted: 'image' })
  sender.destroy(new Error('broken off'))
  await expect(received).rejects.toEqual(wrongFile('image'))
  rmSync(path, { force: true })
  await Promise.all(busy)
  expect(await readdir(temporaryFolder)).toEqual([])
})

test('refusals answer as the contract has them', () => {
  const refusal = (status: number, message: string) => ({
    name: 'INVALID_DATA_ERROR',
    status,
    context: { issues: [{ path: 'file', message }] },
    retryAfter: undefined,
  })
  const tooDetailed = 'La imagen tiene más de 50 megapíxeles'
  expect(onTheWire(tooManyPixels())).toEqual(refusal(400, tooDetailed))
  expect(onTheWire(wrongFile('image'))).toEqual(refusal(400, 'Tipo de archivo no válido'))
  for (const accepted of ['video', 'media'] as const)
    expect(onTheWire(wrongFile(accepted))).toEqual(refusal(400, 'Invalid file type'))
  expect(onTheWire(fileTooLarge())).toEqual(refusal(413, 'El archivo es demasiado grande'))
  const away = { name: 'UNEXPECTED_ERROR', status: 503, context: {}, retryAfter: 5 }
  expect(onTheWire(mediaUnavailable('away'))).toEqual(away)
})
