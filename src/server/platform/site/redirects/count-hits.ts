import { sql } from 'drizzle-orm'
import { inTransaction, type Transactional } from '../../db/transaction.ts'
import { type BufferedCounter, makeBufferedCounter } from '../../runtime/buffered-counter.ts'

/** Counts the visits that redirects have led on. */
export interface HitCounter extends Pick<BufferedCounter<never>, 'write' | 'close'> {
  count(id: string): void
}

interface CounterDependencies {
  database: Transactional
  log: { warn(fields: object, message: string): void }
  clock: () => Date
}

/** Different redirects that wait to be written. */
const waitingMax = 5_000

export function makeHitCounter({ database, log, clock }: CounterDependencies): HitCounter {
  const counter = makeBufferedCounter<string>({
    name: 'hits of redirects',
    log,
    clock,
    waitingMax,
    async write(counted) {
      const hits = counted.map(({ thing: id, count }) => ({ id, count }))
      await inTransaction(database, (tx) =>
        tx.execute(sql`
          update redirects set hits = least(redirects.hits::bigint + hit.count, 2147483647)::integer
          from jsonb_to_recordset(${JSON.stringify(hits)}::jsonb) as hit (id uuid, count integer)
          where redirects.id = hit.id`),
      )
    },
  })
  return { ...counter, count: (id) => counter.count(id, id) }
}
