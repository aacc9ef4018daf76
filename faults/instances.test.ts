import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { freePort } from '#testing/free-port.ts'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { ask, call, logIn } from './calls.ts'
import { type Cluster, postgresPrograms, startCluster } from './postgres-cluster.ts'
import { startProxy } from './proxy.ts'
import { redisProgram, startRedis } from './redis-process.ts'
import {
  endServers,
  type ServerProcess,
  startServer,
  productionVariables,
} from './server-process.ts'
import { prepareGround } from './workload.ts'

const needs = postgresPrograms && redisProgram
const visitors = 8

describe.skipIf(!needs)('two instances (where PostgreSQL and Redis are installed)', () => {
  let cluster: Cluster
  let redis: Awaited<ReturnType<typeof startRedis>>
  let mailServer: MailServer
  let databaseUrl = ''
  let folder = ''

  beforeAll(async () => {
    cluster = await startCluster()
    redis = await startRedis()
    mailServer = await startMailServer()
  })
  afterAll(async () => {
    await mailServer.close()
    await redis.stop()
    await cluster.remove()
  })
  beforeEach(async () => {
    databaseUrl = await cluster.createDatabase()
    folder = await mkdtemp(join(tmpdir(), 'nandu-instances-'))
  })
  afterEach(async () => {
    endServers()
    await rm(folder, { recursive: true, force: true })
  })

  /** As in production; they share a data folder as they would share a bucket. */
  async function startInstance(port: number, more: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    return startServer(folder, {
      ...productionVariables(databaseUrl, mailServer.url),
      REDIS_URL: redis.url,
      PORT: String(port),
      ...more,
    })
  }

  it('are restarted one after the other without a failed request', async () => {
    const ports = [await freePort(), await freePort()]
    const instances: ServerProcess[] = []
    for (const port of ports) instances.push(await startInstance(port))
    const proxy = await startProxy(instances.map(({ url }) => url))
    const target = await logIn(proxy.url)
    const { destinationId: entityId } = await prepareGround(target)
    const statuses: number[] = []
    let visiting = true
    let serial = 0
    const visit = async () => {
      while (visiting) {
        serial += 1
        const address = `198.51.${Math.floor(serial / 250) % 250}.${serial % 250}`
        const quote = {
          email: 'visitor@example.com',
          name: 'Visitor',
          message: `Quote ${serial}`,
          entityType: 'destination',
          entityId,
        }
        const response = await fetch(
          serial % 3 === 0 ? `${proxy.url}/api/createQuote` : `${proxy.url}/en/destinations`,
          serial % 3 === 0
            ? {
                method: 'POST',
                body: JSON.stringify(quote),
                headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
              }
            : {},
        ).catch(() => null)
        await response?.arrayBuffer().catch(() => {})
        statuses.push(response?.status ?? 0)
      }
    }
    const visits = Promise.all(Array.from({ length: visitors }, visit))
    const moreVisits = async (count: number) => {
      const wanted = statuses.length + count
      await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(wanted)
    }
    await moreVisits(50)
    for (const [index, port] of ports.entries()) {
      expect(await instances[index]?.end('SIGTERM')).toBe(0)
      await moreVisits(30)
      instances[index] = await startInstance(port)
      await moreVisits(30)
    }
    visiting = false
    await visits
    await proxy.close()
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  it('share log-ins, refusals, limits and the catalogue, with clocks ten minutes apart', async () => {
    const [early, late] = await Promise.all([
      startInstance(await freePort(), { CLOCK_SKEW_SECONDS: '-300' }),
      startInstance(await freePort(), { CLOCK_SKEW_SECONDS: '300' }),
    ])
    const target = await logIn(late.url)
    const elsewhere = { ...target, url: early.url }
    const { destinationId: entityId } = await prepareGround(elsewhere)

    // Both have the list in their cache when it changes.
    const names = async ({ url }: ServerProcess) => (await fetch(`${url}/en/destinations`)).text()
    for (const instance of [early, late]) expect(await names(instance)).toContain('Iguazú')
    const details = [{ name: 'Salta', description: 'High.', lang: 'en' }]
    await ask(target, 'editDestination', { id: entityId, details })
    expect(await names(late)).toContain('Salta')
    await expect.poll(() => names(early), { timeout: 5_000 }).toContain('Salta')

    const quote = { email: 'a@example.com', name: 'A', entityType: 'destination', entityId }
    for (const [index, instance] of [late, early, late].entries()) {
      await ask({ url: instance.url, token: '' }, 'createQuote', { ...quote, message: `${index}` })
    }
    const { list } = await ask<{ list: Quote[] }>(target, 'listQuote')
    // By the moment that each instance's clock told.
    expect(list.map(({ message }) => message)).toEqual(['2', '0', '1'])

    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const { url } = attempt % 2 === 0 ? early : late
      const guess = { email: 'guess@example.com', password: 'Wrong-123' }
      statuses.push((await call({ url, token: '' }, 'login', guess)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])

    await ask(elsewhere, 'logout')
    expect((await call(target, 'listUsers')).status).toBe(401)
  })
})
