import { and, desc, eq, getTableColumns, max, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import { proposals } from '#server/platform/db/schema/index.ts'
import { movedForward } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { lockQuote, type QuoteRow } from '../kit/lock-quote.ts'
import { proposalState } from '../kit/proposal-state.ts'
import type { PresentedRow, ProposalRow } from './present-proposal.ts'

const amended = alias(proposals, 'amended')

/** @throws NOT_FOUND_ERROR */
export async function readProposal(tx: Tx, id: string): Promise<PresentedRow> {
  const [row] = await tx
    .select({ ...getTableColumns(proposals), amendedVersion: amended.version })
    .from(proposals)
    .leftJoin(amended, eq(amended.id, proposals.amendsId))
    .where(eq(proposals.id, id))
  if (!row) throw notFound()
  const { amendedVersion: version, ...proposal } = row
  const { amendsId } = proposal
  return { ...proposal, amends: amendsId && version ? { id: amendsId, version } : null }
}

/**
 * A proposal with its quote, both locked: proposals of one quote are numbered, sent and answered one after
 * another.
 * @throws NOT_FOUND_ERROR
 */
export async function lockProposal(
  tx: Tx,
  id: string,
): Promise<{ quote: QuoteRow; proposal: PresentedRow }> {
  const { quoteId } = await readProposal(tx, id)
  const quote = await lockQuote(tx, quoteId)
  // Read again: it may have been answered, or be gone, since the lock was waited for.
  return { quote, proposal: await readProposal(tx, id) }
}

/** Changes a row; its moment always moves forward. */
export async function changeProposal(
  tx: Tx,
  id: string,
  values: Partial<typeof proposals.$inferInsert>,
  now: Date,
): Promise<Date> {
  const [row] = await tx
    .update(proposals)
    .set({ ...values, updatedAt: movedForward(proposals.updatedAt, now) })
    .where(eq(proposals.id, id))
    .returning({ updatedAt: proposals.updatedAt })
  if (!row) throw notFound()
  return row.updatedAt
}

/** The number after the last one of a locked quote. */
export async function nextVersion(tx: Tx, quoteId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(proposals.version) })
    .from(proposals)
    .where(eq(proposals.quoteId, quoteId))
  return (row?.last ?? 0) + 1
}

/** The proposal of a quote that is accepted; undefined while none is. */
export async function findAccepted(tx: Tx, quoteId: string): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.quoteId, quoteId), eq(proposals.state, 'accepted')))
    .orderBy(desc(proposals.version))
  return row
}

/** Marks the sent and unanswered proposals of a locked quote as superseded, but for one that stays. */
export async function supersedeSent(
  tx: Tx,
  quoteId: string,
  now: Date,
  staying?: string,
): Promise<void> {
  await tx
    .update(proposals)
    .set({ state: 'superseded', updatedAt: movedForward(proposals.updatedAt, now) })
    .where(
      and(
        eq(proposals.quoteId, quoteId),
        eq(proposals.state, 'sent'),
        staying === undefined ? undefined : ne(proposals.id, staying),
      ),
    )
}

/** Marks the accepted proposal of a locked quote as replaced by the amendment that is accepted now; its answer stays. */
export async function supersedeAccepted(tx: Tx, quoteId: string, now: Date): Promise<void> {
  await tx
    .update(proposals)
    .set({ state: 'superseded', updatedAt: movedForward(proposals.updatedAt, now) })
    .where(and(eq(proposals.quoteId, quoteId), eq(proposals.state, 'accepted')))
}

/** @throws INVALID_DATA_ERROR for one that is frozen */
export function requireDraft({ state }: ProposalRow): void {
  if (state !== 'draft') throw invalidData('state', messages.frozen)
}

/** @throws INVALID_DATA_ERROR naming the state that a proposal is in, where it is none of the given ones */
export function requireState(
  row: ProposalRow,
  today: string,
  wanted: readonly ProposalRow['state'][],
): void {
  const state = proposalState(row, today)
  if (!wanted.includes(state)) throw invalidData('state', `${messages.otherState}: ${state}`)
}
