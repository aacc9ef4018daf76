import { sql } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import type { Listen } from '../jobs/jobs.ts'
import type { Siblings } from '../runtime/siblings.ts'

const channel = 'catalogue_changed'

/** Mark in a notice of changes that are a part of long work. */
const throttledNotice = 'unhurried'

/** How long changes of long work may be waited for, and how seldom they empty the caches. */
const waitMs = 1_000

/**
 * A number that grows with every committed change of the catalogue, here or in another instance:
 * what was read while it stayed the same is still true.
 */
export interface CatalogueVersion {
  current(): number
  /** Calls back whenever it has grown. */
  whenCounted(callBack: () => void): void
  /** Calls back when the database is heard again: changes of meanwhile were not. */
  whenMissed(callBack: () => void): void
  /**
   * Says that this process has just committed a change. Settles when the workers behind the same port know of it,
   * for the next request may be theirs; other instances hear of it from the database.
   */
  invalidate(): Promise<void>
  /** The same of a change that is a part of long work: it counts within a second, and many count once. */
  invalidateThrottled(): void
  /** Lets changes count that wait to, in the same way. */
  settle(): Promise<void>
  close(): Promise<void>
}

/**
 * Hears the notices that the database sends when a change of the catalogue commits. A listener
 * that was cut off may have missed some: it counts one when it is back.
 */
export async function watchCatalogue(
  listen: Listen,
  siblings?: Pick<Siblings, 'onChange' | 'publishChange'>,
): Promise<CatalogueVersion> {
  let version = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let waiting: NodeJS.Timeout | undefined
  let counted = () => {}
  let missed = () => {}

  function count(): void {
    clearTimeout(waiting)
    waiting = undefined
    version += 1
    countedAt = performance.now()
    counted()
  }

  function invalidateThrottled(): void {
    if (waiting) return
    const rest = countedAt + waitMs - performance.now()
    if (rest <= 0) count()
    else waiting = setTimeout(count, rest).unref()
  }

  const stopListening = await listen(channel, (notice) => {
    if (notice === throttledNotice) invalidateThrottled()
    else count()
    if (notice === undefined) missed()
  })
  siblings?.onChange(count)

  async function invalidate(): Promise<void> {
    count()
    await siblings?.publishChange()
  }

  return {
    current: () => version,
    whenCounted: (callBack) => void (counted = callBack),
    whenMissed: (callBack) => void (missed = callBack),
    invalidate,
    invalidateThrottled,
    async settle() {
      if (waiting) await invalidate()
    },
    async close() {
      clearTimeout(waiting)
      await stopListening()
    },
  }
}

/** Lets the notice of a transaction say that it is a part of long work (see the migration's trigger). */
export async function markThrottled(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('nandu.catalogue_notice', ${throttledNotice}, true)`)
}
