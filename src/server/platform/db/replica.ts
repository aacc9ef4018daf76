import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { operatorError } from '../runtime/operator-error.ts'
import type { PostgresDatabase } from './connect.ts'
import { isConnectionError } from './errors.ts'
import { timeLimits } from './time-limits.ts'
import type { Transactional } from './transaction.ts'

/** Where a read of the public catalogue went: the replica, or the database because that is behind or away. */
export type ReadPlace = 'replica' | 'behind' | 'away'

/** Reads of the public catalogue, on a replica wherever that knows all that this process knows. */
export interface Replica extends Transactional {
  /** Asks the database how far the replica has to be, before somebody has to wait for it. */
  catalogueChanged(): void
  /** Settles when the replica answers, and fails where it does not. */
  check(): Promise<void>
  close(): Promise<void>
}

interface ReplicaDependencies {
  database: PostgresDatabase
  /** The catalogue's version: a number that grows with every change that this process knows of. */
  version: () => number
  poolMax: number
  log: { warn(fields: object, message: string): void; info(fields: object, message: string): void }
  /** Told of every read. */
  onRead: (place: ReadPlace) => void
}

const connectTimeoutMs = 1_000
const statementTimeoutMs = 2_000
/** A replica that is behind is not asked again for so long: the reads of meanwhile need not wait for its word. */
const behindMs = 50
const probeEveryMs = 2_000
/** A database that is away is not asked again for so long, where a standby can answer for it. */
const databaseAwayMs = 1_000

/** How far a server has come; one that was a replica until now goes by its own writing. */
const position =
  'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end'

/** Whether a server has replayed all that it was sent. */
const hasReplayedAll =
  'not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn()'

/** Where a database has come to, and whether it commits nothing that no standby has. */
interface Written {
  written: string
  synchronous: boolean
}

/**
 * Opens the replica at `url`, which need not answer: reads go to the database then. Fails with one line where it is a
 * replica of another database. Each statement is decided for by itself, and by the version that it finds: a value
 * that is kept under a version must not be read from a server that has not come as far.
 */
export async function openReplica(
  url: string,
  dependencies: ReplicaDependencies,
): Promise<Replica> {
  const { database, version, poolMax, log, onRead } = dependencies
  const pool = new Pool({
    connectionString: url,
    max: poolMax,
    application_name: 'nandu reads',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    keepAlive: true,
    ...timeLimits({ statementMs: statementTimeoutMs, answerMs: connectTimeoutMs }),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  /** How far each connection was seen to be: a replica that starts again may have gone back. */
  const seen = new WeakMap<PoolClient, string>()
  let needed: { version: number; position: Promise<string> } | undefined
  /** As the database last said. */
  let isSynchronous = false
  let behindUntil = Number.NEGATIVE_INFINITY
  let databaseAwayUntil = Number.NEGATIVE_INFINITY
  let probe: NodeJS.Timeout | undefined
  let isAway = false
  let isClosed = false

  function lost(error: unknown): void {
    if (isAway || isClosed) return
    isAway = true
    log.warn({ err: error }, 'the replica is unavailable: the database serves its reads')
    probe = setInterval(() => void lookAgain(), probeEveryMs).unref()
  }

  async function lookAgain(): Promise<void> {
    try {
      await check()
      found()
    } catch {
      // It is still away.
    }
  }

  function found(): void {
    clearInterval(probe)
    if (!isAway || isClosed) return
    isAway = false
    log.info({}, 'the replica is available again')
  }

  async function check(): Promise<void> {
    await pool.query('select 1')
  }

  /**
   * Returns the position that the replica must have replayed: all writes until the present version was counted, or a
   * little more.
   */
  function neededPosition(): Promise<string> {
    const current = version()
    if (needed?.version === current) return needed.position
    const asked = { version: current, position: askPosition() }
    asked.position.catch(() => {
      if (needed === asked) needed = undefined
    })
    needed = asked
    return asked.position
  }

  async function askPosition(): Promise<string> {
    const { written, synchronous } = await writtenSoFar(database)
    isSynchronous = synchronous
    return written
  }

  /** A connection of the replica that has come as far as it must, or why there is none. */
  async function connect(): Promise<PoolClient | 'behind' | 'away'> {
    if (isAway) return 'away'
    if (performance.now() < databaseAwayUntil) return take(hasAllItWasSent)
    if (performance.now() < behindUntil) return 'behind'
    // While the database cannot say how far, nobody knows whether the replica is.
    const wanted = await neededPosition().catch(() => null)
    if (wanted === null) return 'behind'
    return take(async (client) => {
      if (seen.get(client) !== wanted && !(await isThere(client, wanted))) return false
      seen.set(client, wanted)
      return true
    })
  }

  /** A connection of the replica that passes, or why there is none. */
  async function take(
    passes: (client: PoolClient) => Promise<boolean>,
  ): Promise<PoolClient | 'behind' | 'away'> {
    let client: PoolClient | undefined
    try {
      client = await pool.connect()
      if (await passes(client)) return client
      client.release()
      behindUntil = performance.now() + behindMs
      return 'behind'
    } catch (error) {
      client?.release(true)
      lost(error)
      return 'away'
    }
  }

  async function query(...statement: unknown[]): Promise<unknown> {
    const client = await connect()
    if (typeof client === 'string') return askDatabase(client, statement)
    try {
      return await askReplica(client, statement)
    } catch {
      // A replica also ends a statement that is in the way of what it replays; the database does not.
      return askDatabase('away', statement)
    }
  }

  async function askReplica(client: PoolClient, statement: unknown[]): Promise<unknown> {
    try {
      const result: unknown = await Reflect.apply(client.query, client, statement)
      client.release()
      onRead('replica')
      return result
    } catch (error) {
      client.release(isConnectionError(error))
      if (isConnectionError(error)) lost(error)
      throw error
    }
  }

  /** Asks the database; while that is away, a replica without which it has committed nothing answers for it. */
  async function askDatabase(place: 'behind' | 'away', statement: unknown[]): Promise<unknown> {
    onRead(place)
    try {
      return await Reflect.apply(database.pool.query, database.pool, statement)
    } catch (error) {
      if (!isSynchronous || isAway || !isConnectionError(error)) throw error
      databaseAwayUntil = performance.now() + databaseAwayMs
      const client = await take(hasAllItWasSent)
      if (typeof client === 'string') throw error
      return askReplica(client, statement)
    }
  }

  // One that does not answer is waited for.
  const isRight = await isReplicaOf(pool, database).catch((error: unknown) => lost(error) ?? true)
  if (!isRight) {
    await pool.end()
    throw operatorError('DATABASE_READ_URL: is no replica of the database that DATABASE_URL names')
  }
  return {
    // All that Drizzle asks of a pool outside transactions.
    db: drizzle({ query } as unknown as Pool),
    transaction: (work) => database.transaction(work),
    catalogueChanged: () => void neededPosition().catch(() => {}),
    check,
    async close() {
      isClosed = true
      clearInterval(probe)
      await pool.end()
    },
  }
}

async function writtenSoFar({ pool }: PostgresDatabase): Promise<Written> {
  const { rows } = await pool.query<Written>(
    `select pg_current_wal_insert_lsn()::text as written,
       current_setting('synchronous_standby_names') <> '' as synchronous`,
  )
  const [row] = rows
  if (!row) throw new Error('The database does not say how far it has come')
  return row
}

async function isThere(client: PoolClient, wanted: string): Promise<boolean> {
  return isTrue(client, `${position} >= $1::pg_lsn`, [wanted])
}

async function hasAllItWasSent(client: PoolClient): Promise<boolean> {
  return isTrue(client, hasReplayedAll)
}

async function isTrue(
  client: PoolClient,
  condition: string,
  values: string[] = [],
): Promise<boolean> {
  const { rows } = await client.query<{ true: boolean | null }>(
    `select ${condition} as true`,
    values,
  )
  return rows[0]?.true === true
}

/** Whether a server has the same database as another: positions of two servers can be compared where they came from one. */
export async function isReplicaOf(pool: Pool, database: PostgresDatabase): Promise<boolean> {
  const identity =
    'select system_identifier::text as id, current_database() as name from pg_control_system()'
  const [own, other] = await Promise.all(
    [database.pool, pool].map(async (each) => {
      const { rows } = await each.query<{ id: string; name: string }>(identity)
      return `${rows[0]?.id} ${rows[0]?.name}`
    }),
  )
  return own === other
}
