import { and, gte, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { limits } from '#contract/base/limits.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext } from '#server/api/context.ts'
import { isInSeason } from '../kit/seasons.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { isPricedKind, type PricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import {
  costsAtMost,
  idsByMonthPrice,
  isByPrice,
  priceOrder,
  type PriceQuery,
  withMonthPrice,
} from './by-price.ts'
import { type CardQuery, countCards, inOrderOf } from './card-query.ts'
import { narrowed, type PanelList, type PanelQuery } from './panel-list.ts'

export type ReadCards<Card> = (tx: Tx, query: CardQuery) => Promise<Card[]>

interface PageQuery extends PanelQuery, PriceQuery {
  starred?: boolean | undefined
  brief?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
  updatedSince?: Date | undefined
}

/** Returns the conditions that anybody may ask a list for: items in season in a month, and recently edited ones. */
function wanted(kind: Kind, { month, updatedSince }: PageQuery): (SQL | undefined)[] {
  return [
    month === undefined ? undefined : isInSeason(kind, month),
    updatedSince && gte(catalogueItems.updatedAt, updatedSince),
  ]
}

/** The day that it is where the agency is. */
async function agencyDay({ now, services }: OperationContext): Promise<string> {
  return localDay((await services.currentSite()).office.timeZone, now)
}

/**
 * A list as its operation answers it; `total` counts all, whatever the limit (requirements §3.8).
 * Admins with adminPanel search, narrow and sort it; to the public those fields mean nothing, but for prices.
 */
export async function readPage<Card extends { id: string }, Query extends PageQuery>(
  context: OperationContext,
  kind: Kind,
  read: ReadCards<Card>,
  input: Query,
  panelList: PanelList<Query>,
): Promise<{ list: Card[]; total: number }> {
  const { starred, brief, limit = limits.listMax, offset = 0 } = input
  const today = await agencyDay(context)
  const panel = context.adminPanel ? narrowed(input, panelList, today) : undefined
  const where = and(panel?.where, ...wanted(kind, input))
  const page = { visibility: visibilityOf(context), starred, brief, limit, offset }
  const query: CardQuery = { ...page, ...panel, where }
  const { list, total } = isPricedKind(kind)
    ? await readPricedPage(context.tx, kind, read, { query, price: input, today })
    : await readCounted(context.tx, kind, read, query)
  return { list, total }
}

type Page<Card> = Promise<{ list: Card[]; total: number }>

async function readCounted<Card>(
  tx: Tx,
  kind: Kind,
  read: ReadCards<Card>,
  query: CardQuery,
): Page<Card> {
  const { limit = limits.listMax, offset = 0 } = query
  const list = await read(tx, query)
  const isLast = list.length < limit && (list.length > 0 || offset === 0)
  const total = isLast ? offset + list.length : await countCards(tx, kind, query)
  return { list, total }
}

interface PricedPage {
  query: CardQuery
  price: PriceQuery
  today: string
}

async function readPricedPage<Card extends { id: string }>(
  tx: Tx,
  kind: PricedKind,
  read: ReadCards<Card>,
  { query, price, today }: PricedPage,
): Page<Card> {
  const { month, priceMax, sort } = price
  const byPrice = isByPrice(price)
  if (month === undefined) {
    const { where, ...rest } = query
    const narrower = priceMax && costsAtMost(kind, priceMax, today)
    const order = byPrice ? { orderBy: priceOrder(kind, sort, today) } : {}
    return readCounted(tx, kind, read, { ...rest, ...order, where: and(where, narrower) })
  }
  if (priceMax === undefined && !byPrice) {
    const { list, total } = await readCounted(tx, kind, read, query)
    return { list: list.map((card) => withMonthPrice(card, month, today)), total }
  }
  const { limit = limits.listMax, offset = 0, visibility, brief } = query
  const all = await idsByMonthPrice(tx, kind, { query, price: { ...price, month }, today })
  const ids = all.slice(offset, offset + limit)
  const cards = ids.length === 0 ? [] : await read(tx, { visibility, brief, ids })
  const list = inOrderOf(ids, cards).map((card) => withMonthPrice(card, month, today))
  return { list, total: all.length }
}
