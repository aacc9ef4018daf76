import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Money } from '#contract/base/money/money-text.ts'
import type { Months } from '#contract/catalogue/facts/seasons.ts'
import type { PricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import { comparePrices, isWithinLimit } from '#contract/catalogue/prices/price-limits.ts'
import { type MonthPrice, type Priced, priceOfMonth } from '#contract/catalogue/prices/prices.ts'
import { catalogueItems, type circuits, tableOf, tours } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { monthsOf } from '../kit/seasons.ts'
import { type CardQuery, conditionsOf } from './card-query.ts'

/** The fields of a list's query that are about prices. */
export interface PriceQuery {
  priceMax?: Money | undefined
  sort?: string | undefined
  month?: number | undefined
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

interface Sought {
  query: CardQuery
  price: PriceQuery & { month: number }
  today: string
}

/**
 * The ids of a list by what its items cost in a month, which follows from bands and days: read from the few columns
 * that say it, in the list's order.
 */
export async function idsByMonthPrice(
  tx: Tx,
  kind: PricedKind,
  { query, price, today }: Sought,
): Promise<string[]> {
  const rows = await tx
    .select(pricedSelection(kind))
    .from(catalogueItems)
    .innerJoin(tableOf[kind], eq(tableOf[kind].id, catalogueItems.id))
    .where(conditionsOf(kind, query))
    .orderBy(...(query.orderBy ?? [desc(catalogueItems.sequence)]))
  const priced = rows.map((row) => ({
    id: row.id,
    from: priceOfMonth(row, price.month, today)?.from,
  }))
  const { priceMax } = price
  const found = priced.filter(({ from }) => priceMax === undefined || isWithinLimit(from, priceMax))
  const inOrder = isByPrice(price)
    ? found.toSorted((one, other) => comparePrices(one.from, other.from, price.sort === '-price'))
    : found
  return inOrder.map(({ id }) => id)
}

function pricedSelection(kind: PricedKind) {
  const { priceFrom, priceFromUntil, priceBands } = factSelection(kind as 'circuit')
  const isTour = kind === 'tour'
  return {
    id: catalogueItems.id,
    priceFrom,
    priceFromUntil,
    priceBands,
    months: isTour ? sql<Months | null>`to_json(${tours.months})` : monthsOf(catalogueItems.id),
    validTo: isTour ? sql<null>`null` : columnsOf(kind).validTo,
  }
}

/** A card with what it costs in a month. */
export function withMonthPrice<Card extends object>(
  card: Card,
  month: number,
  today: string,
): Card & { priceInMonth: MonthPrice | null } {
  return { ...card, priceInMonth: priceOfMonth(card as unknown as Priced, month, today) }
}
