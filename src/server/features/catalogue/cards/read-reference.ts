import { eq } from 'drizzle-orm'
import type { itemReference } from '#contract/catalogue/cards.ts'
import { type TextField, textFields } from '#contract/catalogue/details.ts'
import { itemDetails } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { z } from 'zod'

const textColumns = Object.fromEntries(
  textFields.map((field) => [field, itemDetails[field]]),
) as Pick<typeof itemDetails, TextField>

/** An item named in passing, e.g. the destination of a tour. */
export async function readReference(tx: Tx, id: string): Promise<z.infer<typeof itemReference>> {
  const details = await tx
    .select({ ...textColumns, lang: itemDetails.lang })
    .from(itemDetails)
    .where(eq(itemDetails.itemId, id))
    .orderBy(itemDetails.position)
  return { id, details }
}
