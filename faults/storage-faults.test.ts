import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import { bucketSettings, startBucket } from '#testing/bucket.ts'
import { makePicture } from '#testing/factories.ts'
import { freePort } from '#testing/free-port.ts'
import { ask, call, logIn } from './calls.ts'
import { endServers, startServer } from './server-process.ts'
import { prepareGround } from './workload.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nandu-storage-faults-'))
})
afterEach(async () => {
  endServers()
  await rm(folder, { recursive: true, force: true })
})

/** The key of the object that a picture's address names. */
const keyOf = (media?: Media) => media?.url.replace('/media/', '')

it('while the object storage is away uploads are refused whole, deletions go on and catch up', async () => {
  const port = await freePort()
  let bucket = await startBucket(join(folder, 'bucket'), port)
  const server = await startServer(join(folder, 'data'), {
    STORAGE_URL: `s3://media?endpoint=http://127.0.0.1:${port}`,
    ...bucketSettings,
  })
  const target = await logIn(server.url)
  const { destinationId: id } = await prepareGround(target)
  const upload = async () =>
    call(target, 'addDestinationMedia', { id, position: 'detail', file: await makePicture() })
  const media = async () =>
    (await ask<{ media: Media[] }>(target, 'detailDestination', { id })).media
  expect((await upload()).status).toBe(200)
  expect((await upload()).status).toBe(200)
  const [gone, kept] = await media()
  expect(await bucket.keys()).toEqual(expect.arrayContaining([keyOf(gone), keyOf(kept)]))
  await bucket.close()

  expect((await upload()).status).toBe(503)
  expect(await call(target, 'removeDestinationMedia', { mediaId: gone?.id })).toMatchObject({
    outcome: 'acknowledged',
  })
  expect((await media()).map((each) => each.id)).toEqual([kept?.id])
  expect((await fetch(`${server.url}/en/destinations/${id}`)).status).toBe(200)
  expect((await fetch(server.url + kept?.url)).status).toBe(503)

  bucket = await startBucket(join(folder, 'bucket'), port)
  expect((await fetch(server.url + kept?.url)).status).toBe(200)
  // Its original stays for who brings the picture back.
  await expect
    .poll(() => bucket.keys(), { timeout: 120_000, interval: 200 })
    .not.toContain(keyOf(gone))
  expect(await bucket.keys()).toContain(keyOf(kept))
  expect((await upload()).status).toBe(200)
  await server.end('SIGTERM')
  await bucket.close()
})
