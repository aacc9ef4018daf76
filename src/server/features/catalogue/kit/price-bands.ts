import { eq } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/base/failures.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import { messages } from '#contract/base/text/messages.ts'
import { brokenBands, type PriceBand } from '#contract/catalogue/prices/price-bands.ts'
import type { PricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import { type circuits, tableOf } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

interface Prices {
  priceFrom?: Money | null | undefined
  priceBands?: PriceBand[] | undefined
}

/**
 * Holds the bands of a new item to its price (requirements §2.23).
 * @throws INVALID_DATA_ERROR with an issue at each band that costs less, or has no price to start from
 */
export function requireFittingBands({ priceFrom = null, priceBands = [] }: Prices): void {
  const issues = brokenBands(priceFrom, priceBands).map(({ place, message }) => ({
    path: `priceBands.${place}`,
    message,
  }))
  if (issues.length > 0) throw new Failure('INVALID_DATA_ERROR', { issues })
}

/**
 * An edit with the bands that it leaves: none where it takes the price away (requirements §2.23).
 * @throws INVALID_DATA_ERROR as above, or where it changes the currency of stored bands without saying them anew
 */
export async function withFittingBands<Edit extends Prices & { id: string }>(
  tx: Tx,
  kind: PricedKind,
  edit: Edit,
): Promise<Edit> {
  if (edit.priceFrom === undefined && edit.priceBands === undefined) return edit
  // Each kind's table has the columns of prices.
  const table = tableOf[kind] as typeof circuits
  const [stored] = await tx
    .select({
      amount: table.priceFromAmount,
      currency: table.priceFromCurrency,
      bands: table.priceBands,
    })
    .from(table)
    .where(eq(table.id, edit.id))
  const { amount = null, currency = null, bands = [] } = stored ?? {}
  const before = amount === null || currency === null ? null : { amount, currency }
  const priceFrom = edit.priceFrom === undefined ? before : edit.priceFrom
  if (priceFrom === null && edit.priceBands === undefined) return { ...edit, priceBands: [] }
  const isOther = bands.length > 0 && before !== null && before.currency !== priceFrom?.currency
  if (isOther && edit.priceBands === undefined) {
    throw invalidData('priceBands', messages.required)
  }
  requireFittingBands({ priceFrom, priceBands: edit.priceBands ?? bands })
  return edit
}
