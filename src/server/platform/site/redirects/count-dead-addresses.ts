import { lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { limits } from '#contract/base/limits.ts'
import { deadAddresses } from '../../db/schema/index.ts'
import { inTransaction, queryRows, type Transactional, type Tx } from '../../db/transaction.ts'
import {
  type BufferedCounter,
  type Counted,
  makeBufferedCounter,
} from '../../runtime/buffered-counter.ts'
import { deadPathOf } from './dead-path.ts'

/** Counts visits of addresses without a page. */
export interface DeadAddressCounter extends Pick<BufferedCounter<never>, 'write' | 'close'> {
  /** Counts one of `address`, a path with an optional query; `referrer` is the header of that name. */
  count(address: string, referrer: string | undefined): void
}

interface CounterDependencies {
  database: Transactional
  log: { warn(fields: object, message: string): void }
  clock: () => Date
}

interface Visit {
  path: string
  referrerHost: string | null
}

const dayMs = 24 * 60 * 60 * 1000

/** Different addresses that wait to be written: whoever invents more is not counted. */
const waitingMax = 2_000

/** Addresses of which one visit is known; they are in memory alone, and a flood of them pushes out only such ones. */
const onceMax = 20_000

/** Two visits within this time list an address. */
const repeatedWithinMs = 30 * dayMs

/** An address is listed until nobody has asked for it for so long. */
const listedMs = 365 * dayMs

export function makeDeadAddressCounter({
  database,
  log,
  clock,
}: CounterDependencies): DeadAddressCounter {
  const once = new LRUCache<string, Date>({ max: onceMax })
  const counter = makeBufferedCounter<Visit>({
    name: 'dead addresses',
    log,
    clock,
    waitingMax,
    async write(counted) {
      const known = await inTransaction(database, (tx) => addToListed(tx, counted))
      const repeated = counted
        .filter(({ thing }) => !known.has(thing.path))
        .flatMap((visits) => {
          const { path } = visits.thing
          const before = once.get(path)
          const isRecent =
            before !== undefined && visits.lastAt.getTime() - before.getTime() <= repeatedWithinMs
          const count = visits.count + Number(isRecent)
          if (count > 1) return { ...visits, count }
          once.set(path, visits.lastAt)
          return []
        })
      if (repeated.length === 0) return
      await inTransaction(database, (tx) => list(tx, repeated))
      for (const { thing } of repeated) once.delete(thing.path)
    },
  })
  return {
    ...counter,
    count(address, referrer) {
      const path = deadPathOf(address)
      if (path !== undefined) counter.count(path, { path, referrerHost: hostOf(referrer) })
    },
  }
}

const hostMaxLength = 255

function hostOf(referrer: string | undefined): string | null {
  const url = URL.parse(referrer ?? '')
  if (!url || !/^https?:$/.test(url.protocol) || url.host.length > hostMaxLength) return null
  return url.host
}

const rowsOf = (counted: readonly Counted<Visit>[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    counted.map(({ thing, count, lastAt }) => ({ ...thing, count, lastAt })),
  )}::jsonb) as visit (path text, count integer, "lastAt" timestamptz, "referrerHost" text)`

/** Adds visits to listed addresses, and returns which are listed. */
async function addToListed(tx: Tx, counted: readonly Counted<Visit>[]): Promise<Set<string>> {
  const rows = await queryRows<{ path: string }>(
    tx,
    sql`update dead_addresses listed set
        count = least(listed.count::bigint + visit.count, 2147483647)::integer,
        last_at = greatest(listed.last_at, visit."lastAt"),
        referrer_host = coalesce(visit."referrerHost", listed.referrer_host)
      from ${rowsOf(counted)}
      where listed.path = visit.path returning listed.path`,
  )
  return new Set(rows.map(({ path }) => path))
}

/** Lists addresses; those that are asked for least make way. */
async function list(tx: Tx, repeated: readonly Counted<Visit>[]): Promise<void> {
  await tx.execute(sql`
    insert into dead_addresses (path, count, last_at, referrer_host)
    select path, count, "lastAt", "referrerHost" from ${rowsOf(repeated)} order by path
    on conflict (path) do update set count = dead_addresses.count + excluded.count`)
  await tx.execute(sql`
    delete from dead_addresses where path in (
      select path from dead_addresses order by count desc, last_at desc, path
      offset ${limits.deadAddressesMax}
    )`)
}

/** Deletes addresses that nobody has asked for in a year. */
export async function purgeDeadAddresses(tx: Tx, now: Date): Promise<void> {
  await tx.delete(deadAddresses).where(lt(deadAddresses.lastAt, new Date(now.getTime() - listedMs)))
}
