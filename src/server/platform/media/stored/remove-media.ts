import { inArray } from 'drizzle-orm'
import { media } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { keysOf } from './stored-media.ts'

type Enqueuing = Pick<Jobs, 'enqueue'>

/** Has files removed once the transaction is committed; of none, nothing happens. */
export async function removeFilesLater(tx: Tx, jobs: Enqueuing, keys: string[]): Promise<void> {
  if (keys.length > 0) await jobs.enqueue(tx, 'remove-files', { keys })
}

/** Deletes media that stand for themselves, such as a logo, with their files; null is none. */
export async function removeMedia(
  tx: Tx,
  jobs: Enqueuing,
  ids: readonly (string | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return
  const rows = await tx.delete(media).where(inArray(media.id, known)).returning()
  await removeFilesLater(tx, jobs, rows.flatMap(keysOf))
}
