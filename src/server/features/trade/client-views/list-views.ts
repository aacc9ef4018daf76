import { asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import {
  agencies,
  clientViewItems,
  clientViews,
  proposals,
  quotes,
} from '#server/platform/db/schema/index.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'
import { todayOf } from './check-expiry.ts'
import { isSeenBy, readNames } from './store.ts'

/** The views that the caller sees; whoever has no agency sees none. */
export async function listClientViews(
  context: OperationContext,
  { limit = limits.listMax, offset = 0 }: InputOf<'listClientViews'>,
): Promise<AnswerOf<'listClientViews'>> {
  const { tx } = context
  const caller = signedIn(context)
  const { agencyId } = caller
  const wanted = isSeenBy(caller)
  const rows = await tx
    .select({
      view: getTableColumns(clientViews),
      agency: { id: agencies.id, name: agencies.name },
      proposal: {
        id: proposals.id,
        title: sql<string>`${proposals.content} ->> 'title'`,
        reference: quotes.reference,
      },
    })
    .from(clientViews)
    .innerJoin(agencies, eq(agencies.id, clientViews.agencyId))
    .leftJoin(proposals, eq(proposals.id, clientViews.proposalId))
    .leftJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(wanted)
    .orderBy(desc(clientViews.sequence))
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: count() }).from(clientViews).where(wanted)
  const items = await tx
    .select()
    .from(clientViewItems)
    .where(
      inArray(
        clientViewItems.viewId,
        rows.map(({ view }) => view.id),
      ),
    )
    .orderBy(asc(clientViewItems.position))
  const nameOf = await readNames(tx, items)
  const itemsOf = Map.groupBy(items, ({ viewId }) => viewId)
  const today = await todayOf(context)
  const list = rows.map(({ view, agency, proposal }) => {
    const {
      agencyId: _agency,
      userId: _user,
      proposalId: _of,
      sequence: _order,
      ...presented
    } = view
    // An agency's own calculation is nobody else's.
    const isOwn = agency.id === agencyId
    return {
      ...presented,
      ...(!isOwn && { markup: null, ownPrices: [] }),
      agency,
      proposal: proposalOf(proposal),
      expired: view.expiresOn < today,
      items: (itemsOf.get(view.id) ?? []).map(({ entityType, entityId, name }) => {
        const current = nameOf({ entityType, entityId }, view.lang)
        return { entityType, entityId, name: current ?? name, shown: current !== undefined }
      }),
    }
  })
  return { list, total: all?.total ?? 0 }
}

/** Joined on the way: all of it is there, or nothing. */
function proposalOf(row: { id: string | null; title: string; reference: string | null } | null) {
  if (!row || row.id === null || row.reference === null) return null
  return { id: row.id, title: row.title, reference: row.reference }
}
