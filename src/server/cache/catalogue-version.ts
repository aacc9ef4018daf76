import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/transaction.ts'
import type { Listen } from '#server/jobs/jobs.ts'

const channel = 'catalogue_changed'

/** What the notice of a transaction says whose changes are some of many. */
const ofMany = 'many'

const atMostEveryMs = 1_000

/**
 * A number that grows with every committed change of the catalogue, here or in another instance:
 * what was read while it stayed the same is still true.
 */
export interface CatalogueVersion {
  current(): number
  /** Says that this process has just committed a change; others hear of it from the database. */
  invalidate(): void
  /** The same for one of many changes: the number grows at most once a second, and within one. */
  invalidateSoon(): void
  close(): Promise<void>
}

/**
 * Hears the notices that the database sends when a change of the catalogue commits. A listener
 * that was cut off may have missed some: it counts one when it is back.
 */
export async function watchCatalogue(listen: Listen): Promise<CatalogueVersion> {
  let version = 0
  const invalidate = () => {
    version += 1
  }
  const soon = atMostOnceASecond(invalidate)
  const close = await listen(channel, (notice) => (notice === ofMany ? soon.call() : invalidate()))
  return {
    current: () => version,
    invalidate,
    invalidateSoon: soon.call,
    async close() {
      soon.cancel()
      await close()
    },
  }
}

/** Says of a transaction that its changes of the catalogue are some of many: see `invalidateSoon`. */
export async function markAsOneOfMany(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('nandu.changes', ${ofMany}, true)`)
}

/** Runs `act` at once where it has rested for a second, else at the end of that second, however often it is called. */
function atMostOnceASecond(act: () => void) {
  let last = Number.NEGATIVE_INFINITY
  let waiting: NodeJS.Timeout | undefined
  const run = () => {
    waiting = undefined
    last = performance.now()
    act()
  }
  return {
    call() {
      if (waiting) return
      const rest = last + atMostEveryMs - performance.now()
      if (rest <= 0) run()
      else waiting = setTimeout(run, rest).unref()
    },
    cancel() {
      clearTimeout(waiting)
    },
  }
}
