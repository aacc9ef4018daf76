import { and, gte } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { limits } from '#contract/base/limits.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext } from '#server/api/context.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { isPricedKind } from '#contract/catalogue/prices/priced-kinds.ts'
import { costsAtMost, isByPrice, priceOrder } from './by-price.ts'
import { type CardQuery, countCards, inOrderOf } from './card-query.ts'
import { asListed, idsInMonth, type MonthQuery } from './in-month.ts'
import { narrowed, type PanelList, type PanelQuery } from './panel-list.ts'

export type ReadCards<Card> = (tx: Tx, query: CardQuery) => Promise<Card[]>

interface PageQuery extends PanelQuery, MonthQuery {
  starred?: boolean | undefined
  brief?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
  updatedSince?: Date | undefined
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
  const { starred, brief, limit = limits.listMax, offset = 0, updatedSince, month } = input
  const { office } = await context.services.currentSite()
  const today = localDay(office.timeZone, context.now)
  const panel = context.adminPanel ? narrowed(input, panelList, today) : undefined
  const where = and(
    panel?.where,
    updatedSince && gte(catalogueItems.updatedAt, updatedSince),
    month === undefined && isPricedKind(kind) && input.priceMax
      ? costsAtMost(kind, input.priceMax, today)
      : undefined,
  )
  const page = { visibility: visibilityOf(context), starred, brief, limit, offset }
  const query: CardQuery = { ...page, ...panel, where }
  const { list, total } =
    month === undefined
      ? await readCounted(context.tx, kind, read, inOrder(kind, query, input, today))
      : await readOfMonth(context.tx, kind, read, { query, asked: { ...input, month }, today })
  return { list: list.map((card) => asListed(card, { kind, month, today })), total }
}

type Page<Card> = Promise<{ list: Card[]; total: number }>

function inOrder(kind: Kind, query: CardQuery, asked: PageQuery, today: string): CardQuery {
  if (!isPricedKind(kind) || !isByPrice(asked)) return query
  return { ...query, orderBy: priceOrder(kind, asked.sort, today) }
}

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

interface MonthPage {
  query: CardQuery
  asked: MonthQuery & { month: number }
  today: string
}

async function readOfMonth<Card extends { id: string }>(
  tx: Tx,
  kind: Kind,
  read: ReadCards<Card>,
  page: MonthPage,
): Page<Card> {
  const { limit = limits.listMax, offset = 0, visibility, brief } = page.query
  const all = await idsInMonth(tx, kind, page)
  const ids = all.slice(offset, offset + limit)
  const cards = ids.length === 0 ? [] : await read(tx, { visibility, brief, ids })
  return { list: inOrderOf(ids, cards), total: all.length }
}
