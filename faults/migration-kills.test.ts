import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/platform/db/connect.ts'
import { knownMigrations, migrateUntil } from '#server/platform/db/migrate.ts'
import { freePort } from '#testing/free-port.ts'
import { call, logIn } from './calls.ts'
import { postgresPrograms } from './postgres-cluster.ts'
import { rounds } from './rounds.ts'
import { endServers, spawnServer, startServer, untilReady } from './server-process.ts'
import { useCluster } from './use-cluster.ts'

const kills = rounds(2, 25)
/** About as long as a first start takes until it is ready. */
const firstStartMs = 2_000
/** The schema before the migration that takes the database's own search away. */
const older = knownMigrations()[5] ?? 0

let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nandu-migrations-'))
})
afterEach(async () => {
  endServers()
  await rm(dataDir, { recursive: true, force: true })
})

it('a first start that is killed again and again succeeds at last, on the embedded database', async () => {
  for (let round = 0; round < kills; round += 1) {
    const server = spawnServer(dataDir, await freePort())
    await pause(Math.random() * firstStartMs)
    await server.end('SIGKILL')
  }
  const server = await untilReady(spawnServer(dataDir, await freePort()))
  expect((await call(await logIn(server.url), 'listDestinations')).status).toBe(200)
})

describe.skipIf(!postgresPrograms)('on PostgreSQL (where it is installed)', () => {
  const cluster = useCluster()

  it('a migration that is killed in its middle leaves the old schema with its data, and the next start finishes it', async () => {
    const url = await cluster().createDatabase()
    const database = await openPostgres(url, 2)
    await migrateUntil(database, older)
    await database.close()
    const reader = new Client({ connectionString: url })
    await reader.connect()
    const triggers = async () => {
      const { rows } = await reader.query(
        "select 1 from pg_trigger where tgname = 'search_names_after_insert'",
      )
      return rows.length
    }
    try {
      await reader.query("insert into countries (name) values ('Argentina')")
      // In the way of the migration after it has begun to change the schema.
      await reader.query('begin')
      await reader.query('lock table catalogue_items in access share mode')
      const server = spawnServer(dataDir, await freePort(), { DATABASE_URL: url })
      const waiting = () =>
        cluster().ask("select pid from pg_stat_activity where wait_event_type = 'Lock'")
      await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(1)
      await server.end('SIGKILL')
      await reader.query('commit')
      // The backend notices only when it writes: it may have finished the transaction's statements.
      await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
      expect(await triggers()).toBe(1)

      const next = await startServer(dataDir, { DATABASE_URL: url })
      expect(await triggers()).toBe(0)
      const { answer } = await call(await logIn(next.url), 'listCountries')
      expect(answer).toMatchObject({ list: [{ name: 'Argentina' }] })
    } finally {
      await reader.end()
    }
  })
})
