import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { operatorError } from '../runtime/operator-error.ts'
import { lockDataFolder } from './data-folder.ts'
import { databaseErrorCode } from './errors.ts'
import { transactOnPool } from './pooled-transaction.ts'
import { timeLimits } from './time-limits.ts'
import type { Tx } from './transaction.ts'

export interface DatabaseSettings {
  /** Folder of the embedded database, used when there is no `databaseUrl`. */
  dataDir: string
  databaseUrl: string | null
  databasePoolMax: number
}

interface OpenDatabase {
  /** The outer handle. Handlers never see it: they get a transaction or the read handle. */
  db: Tx
  /** Commits what `work` does when it settles, and takes it back when it throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface EmbeddedDatabase extends OpenDatabase {
  kind: 'pglite'
  pglite: PGlite
}

export interface PostgresDatabase extends OpenDatabase {
  kind: 'postgres'
  pool: Pool
  url: string
}

export type Database = EmbeddedDatabase | PostgresDatabase

const statementTimeoutMs = 5_000
const poolWaitMs = 2_000
const minimumPostgres = 150_000

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the embedded database in `dataDir`, which
 * it locks for this process. Neither is migrated yet. Fails with one line naming the variable.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== null) {
    return openPostgres(settings.databaseUrl, settings.databasePoolMax)
  }
  const lock = await lockDataFolder(settings.dataDir)
  // PGlite is large: a refused start does not wait for it, and PostgreSQL's users never load it.
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(settings.dataDir, lock)
}

/** Opens a pool of at most `poolMax` connections and checks the server's version. */
export async function openPostgres(url: string, poolMax: number): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: poolMax,
    application_name: 'nandu',
    connectionTimeoutMillis: poolWaitMs,
    // The server cannot keep its own limit while it is frozen or unreachable; this one is ours.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    ...timeLimits({
      statementMs: statementTimeoutMs,
      idleInTransactionMs: 2 * statementTimeoutMs,
      answerMs: poolWaitMs,
    }),
  })
  // A backend that is killed reports here, idle or not; the query in flight fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await checkVersion(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'postgres',
    db: drizzlePostgres(pool),
    transaction: (work) => transactOnPool(pool, work),
    pool,
    url,
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

async function checkVersion(pool: Pool): Promise<void> {
  const version = await serverVersion(pool)
  if (version >= minimumPostgres) return
  throw operatorError('DATABASE_URL: PostgreSQL 15 or newer is required')
}

async function serverVersion(pool: Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    return rows[0]?.version ?? 0
  } catch (error) {
    // A host with several addresses fails without a message of its own.
    const reason =
      (error instanceof Error && error.message) || databaseErrorCode(error) || 'no answer'
    throw operatorError(`DATABASE_URL: the database cannot be reached (${reason})`, error)
  }
}
