import { eq } from 'drizzle-orm'
import { newsReaders } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** The agent gets no monthly mail any more; who got none gets none still. */
export async function switchDigestOff(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(newsReaders)
    .set({ digest: false, digestSince: null })
    .where(eq(newsReaders.userId, userId))
}
