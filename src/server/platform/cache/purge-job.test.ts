import { Webhook } from 'standardwebhooks'
import { afterEach, expect, it } from 'vitest'
import { watchCatalogue } from './catalogue-version.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'
import { startReceiver } from '#testing/webhook-receiver.ts'
import { makePurgeJob } from './purge-job.ts'
import { purgeWhenMissed } from './purge-when-missed.ts'

const secret = 'c'.repeat(32)
const cdn = await startReceiver()
const app = await startTestApp({ CDN_PURGE_URL: cdn.url, CDN_PURGE_SECRET: secret })
const { admin } = app

afterEach(async () => {
  cdn.status = 200
  await app.services.jobs.drain()
  cdn.calls.length = 0
})

it('tells what to drop once something has changed that pages show, signed', async () => {
  await makeDestination(admin, { details: makeDetails('Ushuaia') })
  await app.services.jobs.drain()
  expect(cdn.calls.length).toBeGreaterThan(0)
  for (const { headers, body } of cdn.calls) {
    const verified = new Webhook(secret, { format: 'raw' }).verify(
      body,
      headers as Record<string, string>,
    )
    expect(verified).toEqual({ surrogateKeys: ['catalogue'] })
  }
})

it('tells nothing of what no page shows, and of reads', async () => {
  await admin('addTerm', { term: 'Salar', keep: true })
  await admin('listDestinations')
  await app.services.jobs.drain()
  expect(cdn.calls).toEqual([])
})

it('tells nothing of what failed', async () => {
  await expect(admin('addCountry', { name: '' })).rejects.toThrow()
  await app.services.jobs.drain()
  expect(cdn.calls).toEqual([])
})

it('tells many changes that wait by the last of them', async () => {
  const { jobs, settings, clock } = app.services
  for (const name of ['Perú', 'Chile', 'Bolivia']) await admin('addCountry', { name })
  expect(await jobs.isWaiting('purge-cdn')).toBe(true)
  const work = makePurgeJob({ settings, jobs: () => jobs, clock })
  const job = { id: 'one of them', attempt: 1, isLast: false, createdAt: clock() }
  await work({ at: clock().toISOString() }, job)
  expect(cdn.calls).toHaveLength(0)
  await jobs.drain()
  expect(await jobs.isWaiting('purge-cdn')).toBe(false)
  const callsBefore = cdn.calls.length
  await work({ at: clock().toISOString() }, job)
  expect(cdn.calls).toHaveLength(callsBefore + 1)
})

it('tells it again where it was not taken', async () => {
  cdn.status = 503
  await admin('addCountry', { name: 'Ecuador' })
  await app.services.jobs.drain()
  expect(cdn.calls).toHaveLength(1)
  cdn.status = 204
  await app.services.jobs.drain()
  expect(cdn.calls.length).toBeGreaterThan(1)
})

it('follows no redirect to another host', async () => {
  cdn.status = 302
  await admin('addCountry', { name: 'Uruguay' })
  await app.services.jobs.drain()
  // It would have been sent to a port where nobody listens, and failed another way.
  expect(cdn.calls).toHaveLength(1)
})

it('tells once more when the notices of changes may have been missed', async () => {
  const { jobs } = app.services
  let hear: (notice?: string) => void = () => {}
  const catalogueVersion = await watchCatalogue(async (_channel, onNotice) => {
    hear = onNotice
    // The first connection is told of in the same way.
    onNotice()
    return async () => {}
  })
  purgeWhenMissed({ ...app.services, catalogueVersion })
  hear('')
  expect(await jobs.isWaiting('purge-cdn')).toBe(false)
  hear()
  await expect.poll(() => jobs.isWaiting('purge-cdn')).toBe(true)
  await jobs.drain()
  expect(cdn.calls).toHaveLength(1)
})
