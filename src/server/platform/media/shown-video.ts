import { eq, sql } from 'drizzle-orm'
import { preparedStatement } from '../db/prepared-statement.ts'
import { media } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * Whether a medium has this video. A video is its own original: one that was removed, or whose item is
 * in the trash, stays in the storage and is shown to nobody.
 */
export async function isVideoShown(tx: Tx, key: string): Promise<boolean> {
  const statement = preparedStatement(tx, 'shown-video', () =>
    tx
      .select({ id: media.id })
      .from(media)
      .where(eq(media.key, sql.placeholder('key'))),
  )
  return (await statement.execute({ key })).length > 0
}
