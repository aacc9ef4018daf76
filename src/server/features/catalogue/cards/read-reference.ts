import { eq } from 'drizzle-orm'
import type { itemReference } from '#contract/catalogue/cards.ts'
import { itemDetails } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { z } from 'zod'

/** An item named in passing, e.g. the destination of a tour. */
export async function readReference(tx: Tx, id: string): Promise<z.infer<typeof itemReference>> {
  const details = await tx
    .select({
      name: itemDetails.name,
      description: itemDetails.description,
      lang: itemDetails.lang,
    })
    .from(itemDetails)
    .where(eq(itemDetails.itemId, id))
    .orderBy(itemDetails.position)
  return { id, details }
}
