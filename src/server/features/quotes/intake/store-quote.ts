import { quotes } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** One in 2⁴⁰ per stored quote: anyone who meets several in a row has met an error. */
const drawsMax = 5

/** Stores a quote; a reference that another one has already is drawn again. */
export async function storeQuote(
  tx: Tx,
  values: typeof quotes.$inferInsert,
): Promise<typeof quotes.$inferSelect> {
  for (let draw = 0; draw < drawsMax; draw += 1) {
    const [quote] = await tx
      .insert(quotes)
      .values(values)
      .onConflictDoNothing({ target: quotes.reference })
      .returning()
    if (quote) return quote
  }
  throw new Error('No free reference was drawn')
}
