import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/index.ts'
import { quoteItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readItemNames } from '../intake/item-names.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'

type GivenItem = NonNullable<InputOf<'editQuote'>['items']>[number]

/**
 * Replaces the further items of a quote, and tells whether that changed anything. One that was there keeps its name of
 * the day of asking, and may be hidden since. @throws NOT_FOUND_ERROR for a new one that the public may not see
 */
export async function correctItems(
  tx: Tx,
  { id: quoteId, lang }: QuoteRow,
  given: readonly GivenItem[],
): Promise<boolean> {
  const stored = await tx
    .select()
    .from(quoteItems)
    .where(eq(quoteItems.quoteId, quoteId))
    .orderBy(asc(quoteItems.position))
  const nameOf = new Map(stored.map((item) => [keyOf(item), item.name]))
  const added = given.filter((item) => !nameOf.has(keyOf(item)))
  for (const [at, { kept }] of (await readItemNames(tx, added, lang)).entries()) {
    const item = added[at]
    if (item) nameOf.set(keyOf(item), kept)
  }
  const rows = given.map(({ entityType, entityId, note = null }, position) => {
    const name = nameOf.get(keyOf({ entityType, entityId })) ?? ''
    return { quoteId, position, entityType, entityId, name, note }
  })
  if (isDeepStrictEqual(rows, stored)) return false
  await tx.delete(quoteItems).where(eq(quoteItems.quoteId, quoteId))
  if (rows.length > 0) await tx.insert(quoteItems).values(rows)
  return true
}

const keyOf = ({ entityType, entityId }: Pick<GivenItem, 'entityType' | 'entityId'>) =>
  `${entityType} ${entityId}`
