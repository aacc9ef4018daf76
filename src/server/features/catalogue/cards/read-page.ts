import { and, gte, type SQL } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { limits } from '#contract/base/limits.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { OperationContext } from '#server/api/context.ts'
import { isInSeason } from '../kit/seasons.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { type CardQuery, countCards } from './card-query.ts'
import { narrowed, type PanelList, type PanelQuery } from './panel-list.ts'

export type ReadCards<Card> = (tx: Tx, query: CardQuery) => Promise<Card[]>

interface PageQuery extends PanelQuery {
  starred?: boolean | undefined
  brief?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
  month?: number | undefined
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
 * Admins with adminPanel search, narrow and sort it; to the public those fields mean nothing.
 */
export async function readPage<Card, Query extends PageQuery>(
  context: OperationContext,
  kind: Kind,
  read: ReadCards<Card>,
  input: Query,
  panelList: PanelList<Query>,
): Promise<{ list: Card[]; total: number }> {
  const { starred, brief, limit = limits.listMax, offset = 0 } = input
  const panel = context.adminPanel
    ? narrowed(input, panelList, await agencyDay(context))
    : undefined
  const where = and(panel?.where, ...wanted(kind, input))
  const page = { visibility: visibilityOf(context), starred, brief, limit, offset }
  const query = { ...page, ...panel, where }
  const list = await read(context.tx, query)
  const isLast = list.length < limit && (list.length > 0 || offset === 0)
  const total = isLast ? offset + list.length : await countCards(context.tx, kind, query)
  return { list, total }
}
