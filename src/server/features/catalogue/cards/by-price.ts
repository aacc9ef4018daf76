import { type SQL, sql } from 'drizzle-orm'
import type { Money } from '#contract/base/money/money-text.ts'
import type { PricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import { catalogueItems, type circuits, tableOf } from '#server/platform/db/schema/index.ts'

/** The fields of a list's query that are about prices. */
export interface PriceQuery {
  priceMax?: Money | undefined
  sort?: string | undefined
}

/** Whether a list is in the order of its prices. */
export const isByPrice = ({ sort }: PriceQuery) => sort === 'price' || sort === '-price'

// Each kind's table has the columns of prices; tours are not sold until a day.
const columnsOf = (kind: PricedKind) => tableOf[kind] as typeof circuits

/** Whether an item's price holds on a day. */
function holds(kind: PricedKind, today: string): SQL {
  const { priceFromUntil, validTo } = columnsOf(kind)
  const ends = kind === 'tour' ? [priceFromUntil] : [priceFromUntil, validTo]
  const last = sql`least(${sql.join(ends, sql`, `)})`
  return sql`(${last} is null or ${last} >= ${today})`
}

/** Whether an item costs so much at the most; one in another currency, or without a price that holds, does not. */
export function costsAtMost(kind: PricedKind, { amount, currency }: Money, today: string): SQL {
  const { id, priceFromAmount, priceFromCurrency } = columnsOf(kind)
  return sql`exists (
    select 1 from ${tableOf[kind]}
    where ${id} = ${catalogueItems.id} and ${priceFromCurrency} = ${currency}
      and ${priceFromAmount} <= ${amount} and ${holds(kind, today)}
  )`
}

/** The order of prices: by currency, then by amount, what has none last. */
export function priceOrder(kind: PricedKind, sort: string | undefined, today: string): SQL[] {
  const { priceFromAmount, priceFromCurrency } = columnsOf(kind)
  const direction = sort === '-price' ? sql`desc` : sql`asc`
  return [
    sql`case when ${holds(kind, today)} then ${priceFromCurrency} end collate "C" nulls last`,
    sql`case when ${holds(kind, today)} then ${priceFromAmount} end ${direction} nulls last`,
    sql`${catalogueItems.sequence} desc`,
  ]
}
