import { desc, eq, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { factsOf } from '#contract/catalogue/facts/facts.ts'
import {
  departureMonths,
  listedState,
  type Seasonal,
} from '#contract/catalogue/facts/month-states.ts'
import type { Months } from '#contract/catalogue/facts/seasons.ts'
import { comparePrices, isWithinLimit } from '#contract/catalogue/prices/price-limits.ts'
import { isPricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import { type Priced, priceOfMonth } from '#contract/catalogue/prices/prices.ts'
import { catalogueItems, tableOf } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { factSelection } from '../kit/facts.ts'
import { monthsOf } from '../kit/seasons.ts'
import { isByPrice, type PriceQuery } from './by-price.ts'
import { type CardQuery, conditionsOf } from './card-query.ts'

/** The fields of a list's query that are about a month. */
export interface MonthQuery extends PriceQuery {
  month?: number | undefined
  /** Adds what is possible then, after all others. */
  includeFair?: boolean | undefined
}

interface Sought {
  query: CardQuery
  asked: MonthQuery & { month: number }
  today: string
}

/**
 * The ids of a list of what is worth going to in a month, in its order: what departs when follows from rules and days,
 * and what it costs from bands, so they are read from the few columns that say it.
 */
export async function idsInMonth(
  tx: Tx,
  kind: Kind,
  { query, asked, today }: Sought,
): Promise<string[]> {
  const rows = await tx
    .select(seasonalSelection(kind))
    .from(catalogueItems)
    .innerJoin(tableOf[kind], eq(tableOf[kind].id, catalogueItems.id))
    .where(conditionsOf(kind, query))
    .orderBy(...(query.orderBy ?? [desc(catalogueItems.sequence)]))
  const { month, includeFair = false, priceMax, sort } = asked
  const needsPrice = priceMax !== undefined || isByPrice(asked)
  const listed = rows.flatMap((row) => {
    const state = listedState(row, month, today)
    if (state === null || state === 'closed' || (state === 'fair' && !includeFair)) return []
    const from = needsPrice ? priceOfMonth(row, month, today)?.from : undefined
    return [{ id: row.id, isFair: state === 'fair', from }]
  })
  return listed
    .filter(({ from }) => priceMax === undefined || isWithinLimit(from, priceMax))
    .toSorted(
      (one, other) =>
        Number(one.isFair) - Number(other.isFair) ||
        (isByPrice(asked) ? comparePrices(one.from, other.from, sort === '-price') : 0),
    )
    .map(({ id }) => id)
}

/** Reads what says in which months visible items of a kind are in lists. */
export function readSeasons(tx: Tx, kind: Kind): Promise<(Seasonal & { id: string })[]> {
  const { id, months, ...facts } = seasonalSelection(kind)
  const { departures, validFrom, validTo } = facts as Partial<typeof facts>
  return tx
    .select({
      id,
      months,
      ...(departures && { departures }),
      ...(validFrom && { validFrom }),
      ...(validTo && { validTo }),
    })
    .from(catalogueItems)
    .innerJoin(tableOf[kind], eq(tableOf[kind].id, catalogueItems.id))
    .where(conditionsOf(kind, { visibility: 'visible' }))
}

const sought = ['departures', 'validFrom', 'validTo', 'priceFrom', 'priceFromUntil', 'priceBands']

/** The columns of circuits and packages; experiences have some of them, destinations their months alone. */
type Selection = Pick<
  ReturnType<typeof factSelection<'circuit'>>,
  'departures' | 'validFrom' | 'validTo' | 'priceFrom' | 'priceFromUntil' | 'priceBands'
> & { id: typeof catalogueItems.id; months: SQL<Months | null> }

/** Returns the columns that say when an item is worth going to and what it costs then, as far as its kind has them. */
function seasonalSelection(kind: Kind): Selection {
  const known = Object.entries<SQL>(factSelection(kind))
  return {
    id: catalogueItems.id,
    months: monthsOf(catalogueItems.id),
    ...Object.fromEntries(known.filter(([name]) => name === 'months' || sought.includes(name))),
  } as Selection
}

interface Listed {
  kind: Kind
  month: number | undefined
  today: string
}

/** A card with what follows from the day and from the month that a list asks for. */
export function asListed<Card extends object>(card: Card, { kind, month, today }: Listed): Card {
  const seasonal = card as unknown as Seasonal & Priced
  return {
    ...card,
    ...('departures' in factsOf[kind] && { departureMonths: departureMonths(seasonal, today) }),
    ...(month !== undefined && { monthState: listedState(seasonal, month, today) ?? undefined }),
    ...(month !== undefined &&
      isPricedKind(kind) && { priceInMonth: priceOfMonth(seasonal, month, today) }),
  }
}
