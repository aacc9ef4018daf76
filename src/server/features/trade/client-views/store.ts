import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import {
  clientViewItems,
  clientViews,
  itemDetails,
  proposals,
  quotes,
  visibleItems,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { hasDuty } from '#server/platform/auth/duties.ts'
import type { SignedInUser } from '#server/platform/auth/sessions.ts'
import { type OperationContext, signedIn } from '#server/api/context.ts'

export interface ViewItem {
  entityType: Kind
  entityId: string
}

/** A view that the caller sees, held until the transaction ends. @throws NOT_FOUND_ERROR */
export async function lockOwnView(context: OperationContext, id: string) {
  const [view] = await context.tx
    .select()
    .from(clientViews)
    .where(and(eq(clientViews.id, id), isSeenBy(signedIn(context))))
    .for('update')
  if (!view) throw notFound()
  return view
}

/** The condition that somebody sees a view: an admin of the trade any, others those of their agency, or their own alone. */
export function isSeenBy(user: SignedInUser): SQL | undefined {
  const { id, agencyId, seesAgency } = user
  if (hasDuty(user, 'trade')) return undefined
  if (agencyId === null) return sql`false`
  const ofAgency = eq(clientViews.agencyId, agencyId)
  return seesAgency ? ofAgency : and(ofAgency, eq(clientViews.userId, id))
}

/**
 * Requires a sent or accepted proposal of the agency, or of the caller where it is no agency's or its people see theirs
 * alone. @throws NOT_FOUND_ERROR for any other
 */
export async function requireOwnProposal(
  tx: Tx,
  proposalId: string,
  { userId, agencyId, seesAgency }: { userId: string; agencyId: string; seesAgency: boolean },
): Promise<void> {
  const [found] = await tx
    .select({ agencyId: quotes.agencyId, userId: quotes.userId })
    .from(proposals)
    .innerJoin(quotes, eq(quotes.id, proposals.quoteId))
    .where(and(eq(proposals.id, proposalId), isSellable()))
  if (!found) throw notFound()
  const isTheirs = found.userId === userId
  const isOfAgency = found.agencyId === agencyId && (seesAgency || isTheirs)
  const isOwn = found.agencyId === null ? isTheirs : isOfAgency
  if (!isOwn) throw notFound()
}

/**
 * Prices are those of a proposal that is sent or accepted.
 * @throws INVALID_DATA_ERROR at `markup` for a view of items, NOT_FOUND_ERROR for any other proposal
 */
export async function requireSellable(
  tx: Tx,
  proposalId: string | null | undefined,
): Promise<void> {
  if (!proposalId) throw invalidData('markup', messages.invalid)
  const [found] = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, proposalId), isSellable()))
  if (!found) throw notFound()
}

/** The same of a view that is there: of whose agency the quote is may be another one by now. */
export function isOfView({ agencyId, userId }: ViewOwner): SQL | undefined {
  const ofAgency = eq(quotes.agencyId, agencyId)
  if (userId === null) return ofAgency
  return or(ofAgency, and(isNull(quotes.agencyId), eq(quotes.userId, userId)))
}

type ViewOwner = Pick<typeof clientViews.$inferSelect, 'agencyId' | 'userId'>

/** Of proposals: a view of it may be made, with prices. */
const isSellable = () => inArray(proposals.state, ['sent', 'accepted'])

/** Of proposals: it was sent and not taken back. */
export function isShownToAgency() {
  return and(isNotNull(proposals.sentAt), ne(proposals.state, 'withdrawn'))
}

/**
 * Puts items in the place of a view’s. What is in it already may stay while the public does not see it.
 * @throws NOT_FOUND_ERROR for any other that the public does not see
 */
export async function storeItems(
  tx: Tx,
  view: { id: string; lang: Language },
  items: readonly ViewItem[],
): Promise<void> {
  const stored = await tx
    .delete(clientViewItems)
    .where(eq(clientViewItems.viewId, view.id))
    .returning()
  const nameOf = await readNames(tx, items)
  const rows = items.map(({ entityType, entityId }, position) => {
    const before = stored.find((row) => row.entityId === entityId && row.entityType === entityType)
    const name = nameOf({ entityType, entityId }, view.lang) ?? before?.name
    if (name === undefined) throw notFound()
    return { viewId: view.id, position, entityType, entityId, name }
  })
  if (rows.length > 0) await tx.insert(clientViewItems).values(rows)
}

/** Names of what the public sees; undefined of anything else. */
export async function readNames(tx: Tx, items: readonly ViewItem[]) {
  const { id, kind } = visibleItems
  const { name, lang } = itemDetails
  const rows = await tx
    .select({ id, kind, name, lang })
    .from(visibleItems)
    .innerJoin(itemDetails, eq(itemDetails.itemId, id))
    .where(
      inArray(
        id,
        items.map(({ entityId }) => entityId),
      ),
    )
  const byItem = Map.groupBy(rows, (row) => `${row.kind} ${row.id}`)
  return ({ entityType, entityId }: ViewItem, language: Language): string | undefined =>
    inLanguage(byItem.get(`${entityType} ${entityId}`) ?? [], language)?.name
}
