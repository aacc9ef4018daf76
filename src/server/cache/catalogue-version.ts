import { sql } from 'drizzle-orm'
import type { Tx } from '#server/db/transaction.ts'
import type { Listen } from '#server/jobs/jobs.ts'

const channel = 'catalogue_changed'

/** What a notice says of changes that are a part of long work. */
const unhurried = 'unhurried'

/** How long changes of long work may be waited for, and how seldom they empty the caches. */
const patienceMs = 1_000

/**
 * A number that grows with every committed change of the catalogue, here or in another instance:
 * what was read while it stayed the same is still true.
 */
export interface CatalogueVersion {
  current(): number
  /** Says that this process has just committed a change; others hear of it from the database. */
  invalidate(): void
  /** The same of a change that is a part of long work: it counts within a second, and many count once. */
  invalidateSoon(): void
  /** Lets changes count that wait to. */
  settle(): void
  close(): Promise<void>
}

/**
 * Hears the notices that the database sends when a change of the catalogue commits. A listener
 * that was cut off may have missed some: it counts one when it is back.
 */
export async function watchCatalogue(listen: Listen): Promise<CatalogueVersion> {
  let version = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let waiting: NodeJS.Timeout | undefined

  function invalidate(): void {
    clearTimeout(waiting)
    waiting = undefined
    version += 1
    countedAt = performance.now()
  }

  function invalidateSoon(): void {
    if (waiting) return
    const rest = countedAt + patienceMs - performance.now()
    if (rest <= 0) invalidate()
    else waiting = setTimeout(invalidate, rest).unref()
  }

  const stopListening = await listen(channel, (notice) => {
    if (notice === unhurried) invalidateSoon()
    else invalidate()
  })
  return {
    current: () => version,
    invalidate,
    invalidateSoon,
    settle() {
      if (waiting) invalidate()
    },
    async close() {
      clearTimeout(waiting)
      await stopListening()
    },
  }
}

/** Lets the notice of a transaction say that it is a part of long work (see the migration's trigger). */
export async function announceUnhurried(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('nandu.catalogue_notice', ${unhurried}, true)`)
}
