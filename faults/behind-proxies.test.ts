import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { ask, call, logIn, type Target } from './calls.ts'
import { checkHistory } from './checks.ts'
import { freePorts, type Nginx, nginxProgram, startNginx } from './nginx-process.ts'
import { type PgBouncer, pgbouncerProgram, startPgBouncer } from './pgbouncer-process.ts'
import { type Cluster, postgresPrograms, type Standby, startCluster } from './postgres-cluster.ts'
import { redisProgram, startRedis } from './redis-process.ts'
import { rounds } from './rounds.ts'
import { endServers, productionVariables, startServer } from './server-process.ts'
import { type Ground, prepareGround, startWriters } from './workload.ts'

const purgeSecret = 'what-nginx-is-told-is-signed-with-this'
const instanceCount = 3
const needs = postgresPrograms && nginxProgram && pgbouncerProgram

/** The site's set-up: with or without a Redis, and nginx with purges or half a minute of caching. */
const estates = [
  { name: 'with Redis, and nginx told of changes', withRedis: true },
  { name: 'without Redis, and nginx told nothing', withRedis: false },
]

describe.skipIf(!needs)(
  'three instances behind nginx and PgBouncer (where these and PostgreSQL are installed)',
  () => {
    describe.each(estates)('$name', ({ withRedis }) => {
      let cluster: Cluster
      let standby: Standby
      let bouncer: PgBouncer
      let nginx: Nginx
      let mailServer: MailServer
      let redis: Awaited<ReturnType<typeof startRedis>> | undefined
      let replicaUrl = ''
      let folder = ''

      beforeEach(async () => {
        folder = await mkdtemp(join(tmpdir(), 'nandu-estate-'))
        cluster = await startCluster()
        const databaseUrl = await cluster.createDatabase()
        standby = await cluster.startStandby()
        await cluster.ask("alter system set synchronous_standby_names = '*'")
        await cluster.ask('select pg_reload_conf()')
        replicaUrl = standby.urlOf(new URL(databaseUrl).pathname.slice(1))
        bouncer = await startPgBouncer(databaseUrl)
        redis = withRedis ? await startRedis() : undefined
        mailServer = await startMailServer()
        const ports = await freePorts()
        // They share a data folder as they would share a bucket.
        const variables = {
          ...productionVariables(bouncer.url, mailServer.url),
          DATABASE_READ_URL: replicaUrl,
          LOG_LEVEL: 'fatal',
          ...(redis && {
            REDIS_URL: redis.url,
            CDN_PURGE_URL: ports.purgeUrl,
            CDN_PURGE_SECRET: purgeSecret,
          }),
        }
        const instances: string[] = []
        for (let count = 0; count < instanceCount; count += 1) {
          instances.push((await startServer(folder, variables)).url)
        }
        nginx = await startNginx({ ports, instances, purgeSecret })
      })
      afterEach(async () => {
        endServers()
        await nginx.stop()
        await redis?.stop()
        await mailServer.close()
        await bouncer.stop()
        await cluster.remove()
        await rm(folder, { recursive: true, force: true })
      })

      it
        .skipIf(withRedis && !redisProgram)
        .each(Array.from({ length: rounds(1, 5) }, (_, round) => round + 1))(
        'are read on while the database fails over, and lose nothing (%i)',
        async () => {
          const target = await logIn(nginx.url)
          const ground = await prepareGround(target)
          await pagesAreKept(nginx.url)
          await editIsShown(target, ground, 'Salta')
          const writers = startWriters(target, ground)
          const readers = startReaders(nginx.url, ground)
          await writers.more(40)
          await writers.more(2, 'addDestinationMedia')
          await readers.more(30)
          await cluster.kill()
          // Nothing can be written for a while, and whatever is asked for is read.
          await readers.more(100)
          await standby.ask("alter system set synchronous_standby_names = ''")
          await standby.promote()
          await bouncer.pointAt(replicaUrl)
          await writers.more(40)
          await readers.more(30)
          await writers.stop()
          await readers.stop()
          expect(readers.failed()).toEqual([])
          await checkHistory(target, ground, writers.history, null)
          // Half a minute's wait would say nothing new.
          if (withRedis) await editIsShown(target, ground, 'Jujuy')
        },
      )
    })
  },
)

/** Pages in nginx show an edit within a minute, by a purge or after half a minute. */
async function editIsShown(target: Target, { destinationId: id }: Ground, name: string) {
  const shown = async () => (await read(target.url, '/en/destinations')).text
  expect(await shown()).not.toContain(name)
  const details = [{ name, description: 'High.', lang: 'en' }]
  await ask(target, 'editDestination', { id, details })
  await expect.poll(shown, { timeout: 60_000, interval: 200 }).toContain(name)
}

async function read(url: string, path: string) {
  const response = await fetch(url + path)
  const { status, headers } = response
  return { status, cache: headers.get('x-cache'), text: await response.text() }
}

/** Public pages come from nginx when they are asked for again, and nothing else does. */
async function pagesAreKept(url: string): Promise<void> {
  const kept = ['/en', '/en/destinations', '/es/destinations', '/pt/nothing']
  const asked = ['/', '/destinations', '/en/account', '/admin-panel', '/readyz']
  const hits: string[] = []
  for (const path of [...kept, ...asked]) {
    await read(url, path)
    if ((await read(url, path)).cache === 'HIT') hits.push(path)
  }
  expect(hits).toEqual(kept)
}

/** Endless readers, of what nginx has and of what nobody has asked for yet. */
function startReaders(url: string, { destinationId }: Ground) {
  const statuses: { what: string; status: number }[] = []
  let reading = true
  let serial = 0
  const page = (path: string) => async () => ({
    what: path,
    status: await read(url, path).then(
      ({ status }) => status,
      () => 0,
    ),
  })
  const operation = (what: string, payload: Record<string, unknown>) => async () => ({
    what,
    status: (await call({ url, token: '' }, what, payload)).status,
  })
  const kinds = [
    () => page('/en/destinations'),
    () => page('/es/tours'),
    (n: number) => page(`/en/destinations?tag=${n}`),
    () => operation('detailDestination', { id: destinationId }),
    (n: number) => operation('getSearchResults', { keyword: `Salta ${n}`, lang: 'en' }),
  ]
  const all = Promise.all(
    kinds.map(async (kind) => {
      while (reading) {
        serial += 1
        statuses.push(await kind(serial)())
        await pause(20)
      }
    }),
  )
  return {
    failed: () => statuses.filter(({ status }) => status !== 200),
    async more(count: number) {
      const wanted = statuses.length + count
      await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted)
    },
    async stop() {
      reading = false
      await all
    },
  }
}
