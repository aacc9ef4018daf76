import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { erased } from '#contract/privacy/people.ts'
import { forgetProposalsInChanges } from '#server/api/audit/record-change.ts'
import { hasRestedSince } from '#server/features/catalogue/trash/trashed-quotes.ts'
import {
  trashedItems,
  idempotencyKeys,
  proposals,
  quoteEvents,
  quoteItems,
  quotes,
  quoteTokens,
  site,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { removeFilesLater } from '#server/platform/media/stored/remove-media.ts'
import { keysOfJourney } from '#server/platform/media/stored/sent-journey.ts'
import { addAccountingRecords } from './accounting-records.ts'

type Enqueuing = Pick<Jobs, 'enqueue'>

/** How much was erased: quotes, and what was written about them from either side. */
interface Erased {
  quotes: number
  messages: number
}

/**
 * Replaces the personal data of quotes beyond recovery, and tells how much it was. The rows stay, so
 * that what was asked for how often, and which agency sold it, is still known; their reference, which mails
 * elsewhere name together with the person, becomes another one. What was said, noted and proposed goes, with
 * the links to it; of an accepted proposal the accounting records keep what they need.
 */
export async function eraseQuotes(tx: Tx, jobs: Enqueuing, wanted: SQL): Promise<Erased> {
  const found = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(wanted, sql`${quotes.email} is distinct from ${erased.email}`))
    .for('update')
  const ids = await withMerged(
    tx,
    found.map(({ id }) => id),
  )
  if (ids.length === 0) return { quotes: 0, messages: 0 }
  await addAccountingRecords(tx, ids)
  const messages = await tx.$count(
    quoteEvents,
    and(inArray(quoteEvents.quoteId, ids), inArray(quoteEvents.kind, ['message', 'reply'])),
  )
  for (const table of [quoteEvents, quoteTokens]) {
    await tx.delete(table).where(inArray(table.quoteId, ids))
  }
  const proposed = await tx
    .delete(proposals)
    .where(inArray(proposals.quoteId, ids))
    .returning({ journey: proposals.journey })
  await removeFilesLater(
    tx,
    jobs,
    proposed.flatMap(({ journey }) => keysOfJourney(journey)),
  )
  await forgetProposalsInChanges(tx)
  await tx.update(quoteItems).set({ note: null }).where(inArray(quoteItems.quoteId, ids))
  await tx
    .update(quotes)
    .set({
      email: erased.email,
      name: erased.text,
      message: erased.text,
      reference: sql`random_reference()`,
      consentAt: null,
      consentVersion: null,
      phone: null,
      country: null,
      company: null,
      // A honeymoon tells of a life as much as of a journey.
      occasion: null,
      clientReference: null,
      wishes: null,
      source: null,
      userId: null,
      followUpOn: null,
      followUpNote: null,
      // Nobody waits any more, and nobody can be answered.
      dueAt: null,
      lastFrom: null,
      answerDueAt: null,
    })
    .where(inArray(quotes.id, ids))
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        inArray(idempotencyKeys.operation, ['createQuote', 'createOpenQuote', 'addQuote']),
        inArray(sql`${idempotencyKeys.answer} ->> 'id'`, ids),
      ),
    )
  return { quotes: ids.length, messages }
}

/**
 * Deletes quotes in the trash for good, and tells how much that was. Nobody counts them any more, so nothing of
 * them stays; none has a proposal that was accepted.
 */
export async function eraseTrashedQuotes(
  tx: Tx,
  jobs: Enqueuing,
  wanted: SQL | undefined,
): Promise<Erased> {
  const gone = await tx
    .delete(trashedItems)
    .where(wanted)
    .returning({ content: trashedItems.content, originals: trashedItems.originals })
  await removeFilesLater(
    tx,
    jobs,
    gone.flatMap(({ originals }) => originals),
  )
  if (gone.length > 0) await forgetProposalsInChanges(tx)
  const events = gone.flatMap(({ content }) => content['quote_events'] ?? [])
  const said = events.filter(({ kind }) => kind === 'message' || kind === 'reply')
  return { quotes: gone.length, messages: said.length }
}

/** Erases the people of quotes that have not moved for as long as the agency keeps them. */
export async function eraseOldQuotes(tx: Tx, jobs: Enqueuing, now: Date): Promise<void> {
  const [row] = await tx.select({ retention: site.retention }).from(site)
  const months = row?.retention?.quotesMonths
  if (!months) return
  const oldest = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)`
  await eraseQuotes(tx, jobs, sql`${quotes.movedAt} < ${oldest}`)
  await eraseTrashedQuotes(tx, jobs, hasRestedSince(oldest))
}

/** The quotes, and those that became a part of them. */
async function withMerged(tx: Tx, ids: string[]): Promise<string[]> {
  const merged = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(inArray(quotes.mergedInto, ids), notInArray(quotes.id, ids)))
    .for('update')
  return [...ids, ...merged.map(({ id }) => id)]
}
