import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makePicture } from '#testing/factories.ts'

const app = await startTestApp()
const { token } = await app.makeUser({ role: 'admin' })
const id = await makeDestination(app.admin)
const picture = await makePicture(16, 9)

async function encode(parts: [string, string | Blob][]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const encoded = new Response(form)
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  }
}

function sendBytes(bytes: Buffer, contentType: string) {
  return app.server.inject({
    method: 'POST',
    url: '/api/addDestinationMedia',
    headers: { authorization: token, 'content-type': contentType },
    payload: bytes,
  })
}

/** Sends parts as they are given, whatever they are. */
async function send(parts: [string, string | Blob][]) {
  const { bytes, contentType } = await encode(parts)
  return sendBytes(bytes, contentType)
}

async function expectNothingLeft(): Promise<void> {
  const folders = await readdir(join(app.dataDir, 'tmp')).catch(() => [])
  expect(folders).toEqual([])
  expect((await app.admin('detailDestination', { id })).media).toEqual([])
}

const good: [string, string | Blob][] = [
  ['id', id],
  ['position', 'detail'],
  ['file', picture],
]

it.each<[string, [string, string | Blob][]]>([
  ['no file', good.slice(0, 2)],
  ['two files', [...good, ['file', picture]]],
  ['a file under another name', [...good.slice(0, 2), ['picture', picture]]],
  [
    '21 more fields',
    [...Array.from({ length: 21 }, (_, n): [string, string] => [`f${n}`, '']), ...good],
  ],
  ['a field of 100 kB', [['note', 'x'.repeat(100_000)], ...good]],
  ['a broken rule beside the file', [['id', 'unknown'], ...good.slice(1)]],
  ['a file of no accepted type', [...good.slice(0, 2), ['file', new Blob(['%PDF-1.7'])]]],
  ['a picture that is cut short', [...good.slice(0, 2), ['file', picture.slice(0, 60)]]],
  ['a text where the file should be', [...good.slice(0, 2), ['file', 'not a file']]],
  ['a prototype for a field', [['__proto__', 'x'], ['constructor', 'x'], ...good.slice(1)]],
])('%s is refused and leaves nothing', async (_what, parts) => {
  const answer = await send(parts)
  expect([400, 413]).toContain(answer.statusCode)
  expect(answer.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
  await expectNothingLeft()
})

it.each([
  ['before its first part', 0.01],
  ['in its fields', 0.15],
  ['in its file', 0.7],
  ['in its last boundary', 0.99],
])('a body that ends %s is malformed, and no error of ours', async (_where, share) => {
  const { bytes, contentType } = await encode(good)
  const cut = bytes.subarray(0, Math.ceil(bytes.length * share))
  const answer = await sendBytes(cut, contentType)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
  await expectNothingLeft()
})

it.each([
  ['no boundary that fits', 'multipart/form-data; boundary=other'],
  ['a boundary in quotes alone', 'multipart/form-data; boundary=""'],
])('a body with %s is malformed', async (_what, contentType) => {
  const { bytes } = await encode(good)
  const answer = await sendBytes(bytes, contentType)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
  await expectNothingLeft()
})

it('a body whose text comes byte by byte is cut off', async () => {
  const { port, hostname } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const sender = connect(Number(port), hostname).on('error', () => {})
  const closed = new Promise((resolve) => void sender.once('close', resolve))
  sender.write(
    [
      'POST /api/addDestinationMedia HTTP/1.1',
      'Host: localhost',
      `Authorization: ${token}`,
      'Content-Type: multipart/form-data; boundary=edge',
      'Content-Length: 100000',
      '',
      '--edge',
      'Content-Disposition: form-data; name="id"',
      '\r\n',
    ].join('\r\n'),
  )
  let seconds = 0
  for (; !sender.destroyed; seconds += 1) {
    await pause(5)
    sender.write('x')
    vi.advanceTimersByTime(1_000)
  }
  vi.useRealTimers()
  await closed
  expect(seconds).toBeGreaterThanOrEqual(15)
  await expectNothingLeft()
})

it('none of all this is logged as an error', () => {
  expect(app.logs().filter(({ level }) => Number(level) >= 50)).toEqual([])
})

it('parts may come in any order', async () => {
  expect((await send(good.toReversed())).statusCode).toBe(200)
})
