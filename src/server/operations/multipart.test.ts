import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makePicture } from '#testing/factories.ts'

const app = await startTestApp()
const { token } = await app.makeUser({ role: 'admin' })
const id = await makeDestination(app.admin)
const picture = await makePicture(16, 9)

/** Sends parts as they are given, whatever they are. */
async function send(parts: [string, string | Blob][]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const encoded = new Response(form)
  return app.server.inject({
    method: 'POST',
    url: '/api/addDestinationMedia',
    headers: {
      authorization: token,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
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
  ['a text where the file should be', [...good.slice(0, 2), ['file', 'not a file']]],
  ['a prototype for a field', [['__proto__', 'x'], ['constructor', 'x'], ...good.slice(1)]],
])('%s is refused and leaves nothing', async (_what, parts) => {
  const answer = await send(parts)
  expect([400, 413]).toContain(answer.statusCode)
  expect(answer.json()).toMatchObject({ name: 'INVALID_DATA_ERROR' })
  const folders = await readdir(join(app.dataDir, 'tmp')).catch(() => [])
  expect(folders).toEqual([])
  expect((await app.admin('detailDestination', { id })).media).toEqual([])
})

it('parts may come in any order', async () => {
  expect((await send(good.toReversed())).statusCode).toBe(200)
})
