import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeDetails,
  makeHotel,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { freePort } from '#testing/free-port.ts'
import { makeRate } from '#testing/rates.ts'
import { listen, refresh } from '#scripts/partner-mirror.ts'
import { restartPublicationLog } from '#server/features/catalogue/publication-log/rebuild.ts'

const app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' })
const { admin } = app
const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
const folder = await mkdtemp(join(tmpdir(), 'nandu-mirror-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const agency = await admin('addAgency', { name: 'Sur', country: 'AR', terms: { kind: 'net' } })
const { key } = await admin('addApiKey', {
  name: 'Mirror',
  scopes: ['catalogue:read', 'rates:read'],
  agencyId: agency.id,
})
const plurals = kinds.map((kind) => kindFacts[kind].plural)
const feeds = [...plurals, 'rates']
const options = { url, key, folder, feeds }

/** The folder's content, by feed and id. */
async function mirrored() {
  const found = await Promise.all(
    feeds.map(async (feed) => {
      const files = await readdir(join(folder, feed))
      const read = files.map(async (file) => {
        const item: unknown = JSON.parse(await readFile(join(folder, feed, file), 'utf8'))
        return [file.replace('.json', ''), item]
      })
      return [feed, Object.fromEntries(await Promise.all(read))]
    }),
  )
  return Object.fromEntries(found) as Record<string, Record<string, { details?: object[] }>>
}

/** The site's full answer. */
async function readAll() {
  const found = await Promise.all(
    feeds.map(async (feed) => {
      const answer = await fetch(`${url}/feed/v1/${feed}.json?limit=500`, {
        headers: { authorization: `Bearer ${key}` },
      })
      const { list } = (await answer.json()) as { list: { id: string }[] }
      return [feed, Object.fromEntries(list.map((item) => [item.id, item]))]
    }),
  )
  return Object.fromEntries(found) as Awaited<ReturnType<typeof mirrored>>
}

it('a partner’s program keeps what the public sees, and hears of it at once', async () => {
  const destinationId = await makeDestination(admin)
  const hotel = await makeHotel(admin, { destinationId })
  const tour = await makeTour(admin, { destinationId })
  const destinationIds = [destinationId, await makeDestination(admin)]
  const pack = await makePackage(admin, { destinationIds })
  const circuit = await makeCircuit(admin, { hotelIds: [], tourIds: [] })
  await admin('addRate', makeRate({ entityId: circuit }))
  await refresh(options)
  const first = await mirrored()
  expect(first).toEqual(await readAll())
  expect(Object.keys(first['hotels'] ?? {})).toEqual([hotel])
  expect(Object.keys(first['rates'] ?? {})).toHaveLength(1)

  await admin('editCircuit', { id: circuit, details: makeDetails('Another name') })
  await admin('editHotel', { id: hotel, details: makeDetails('Another hotel') })
  await admin('toggleDestinationStatus', { id: destinationId })
  const added = await makeDestination(admin)
  await refresh(options)
  const second = await mirrored()
  expect(second).toEqual(await readAll())
  expect(Object.keys(second['hotels'] ?? {})).toEqual([])
  expect(second['tours']).not.toHaveProperty(tour)
  expect(second['packages']).not.toHaveProperty(pack)
  expect(second['destinations']).toHaveProperty(added)
  expect(second['circuits']?.[circuit]?.details?.[0]).toMatchObject({ name: 'Another name' })

  // A restore: the moment that it goes on from is 410, and everything is read once more.
  await restartPublicationLog(app.services.database.db)
  await admin('toggleDestinationStatus', { id: destinationId })
  await admin('deleteDestination', { id: added })
  await refresh(options)
  expect(await mirrored()).toEqual(await readAll())
}, 60_000)

it('a delivery that is signed has it look again, and no other', async () => {
  const looked = vi.fn(() => refresh(options))
  const port = await freePort()
  const events = ['item.added' as const, 'item.changed' as const, 'rates.changed' as const]
  const { secret } = await admin('addWebhook', { url: `http://127.0.0.1:${port}/`, events })
  const server = listen(secret, port, looked)
  await once(server, 'listening')
  const forged = { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' }
  const refused = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: forged,
    body: '{}',
  })
  expect(refused.status).toBe(401)
  const circuit = await makeCircuit(admin)
  await admin('addRate', makeRate({ entityId: circuit }))
  expect(looked).not.toHaveBeenCalled()
  await app.services.jobs.drain()
  await eventually(async () => expect(await mirrored()).toEqual(await readAll()))
  expect((await mirrored())['circuits']).toHaveProperty(circuit)
  await Promise.all(looked.mock.results.map(({ value }) => value as Promise<void>))
  server.close()
}, 60_000)
