import { eq } from 'drizzle-orm'
import type { destinationReference } from '#contract/catalogue/kinds/cards.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { z } from 'zod'

const { name, description, lang } = itemDetails

/** A destination named in passing, e.g. that of a tour. */
export async function readReference(
  tx: Tx,
  id: string,
): Promise<z.infer<typeof destinationReference>> {
  const details = await tx
    .select({ name, description, lang })
    .from(itemDetails)
    .where(eq(itemDetails.itemId, id))
    .orderBy(itemDetails.position)
  return { id, details }
}
