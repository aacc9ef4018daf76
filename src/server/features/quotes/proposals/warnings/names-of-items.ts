import { inArray } from 'drizzle-orm'
import type { Names } from '#contract/catalogue/facts/details.ts'
import { itemDetails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** The names of items in their languages, by id. */
export async function namesOfItems(tx: Tx, ids: readonly string[]): Promise<Map<string, Names>> {
  if (ids.length === 0) return new Map()
  const { itemId, name, lang } = itemDetails
  const rows = await tx
    .select({ itemId, name, lang })
    .from(itemDetails)
    .where(inArray(itemId, [...new Set(ids)]))
    .orderBy(itemDetails.position)
  return Map.groupBy(rows, (row) => row.itemId)
}
