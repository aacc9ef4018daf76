import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { actorNameOf } from '#server/api/audit/actor-name.ts'
import {
  agencies,
  trashedItems,
  clientViews,
  type KeptJourney,
  quotes,
  type StoredRow,
  users,
} from '#server/platform/db/schema/index.ts'
import { keysOfJourney } from '#server/platform/media/stored/sent-journey.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { hasLeft } from '#server/features/privacy/former-agents.ts'
import { trashedSince, type Actor } from './move-to-trash.ts'
import { insertRows, readRowsOf } from './rows.ts'

/** The tables whose rows go into the trash with a quote, in an order in which they can come back. */
export const quoteTables = [
  { name: 'quotes', owner: 'id' },
  { name: 'quote_items', owner: 'quote_id' },
  { name: 'quote_events', owner: 'quote_id' },
  { name: 'proposals', owner: 'quote_id' },
  { name: 'request_tokens', owner: 'quote_id' },
]

/** Columns that name users; who is gone is nobody, as in a quote that stayed. */
const userColumns = ['user_id', 'assignee_id', 'by_id']

/** Key of the client views that showed a proposal of the quote, in its trashed content. */
const shownIn = 'shown_in'

/** Puts a locked quote into the trash, with all that was written about it; nothing of it is found meanwhile. */
export async function moveQuoteToTrash(
  tx: Tx,
  { id, reference }: { id: string; reference: string },
  { userId, now }: Actor,
): Promise<void> {
  const content = await readRowsOf(tx, quoteTables, id)
  const proposalIds = (content['proposals'] ?? []).map((row) => String(row['id']))
  content[shownIn] = await tx
    .select({ id: clientViews.id, proposalId: clientViews.proposalId })
    .from(clientViews)
    .where(inArray(clientViews.proposalId, proposalIds))
  const by = { byId: userId, byName: actorNameOf(userId) }
  const originals = (content['proposals'] ?? []).flatMap((row) =>
    keysOfJourney(row['journey'] as KeptJourney | null),
  )
  const told = { name: reference, content, originals, deletedAt: now, ...by }
  const entry = { id, kind: 'quote', ...told } as const
  await tx.insert(trashedItems).values(entry)
  await tx.delete(quotes).where(eq(quotes.id, id))
}

/**
 * Brings a quote back from the trash, whole. Links that were mailed to somebody who has left its agency since
 * stay ended.
 * @throws NOT_FOUND_ERROR
 */
export async function restoreQuote(tx: Tx, id: string, now: Date): Promise<void> {
  const [taken] = await tx
    .delete(trashedItems)
    .where(
      and(
        eq(trashedItems.id, id),
        eq(trashedItems.kind, 'quote'),
        gte(trashedItems.deletedAt, trashedSince(now)),
      ),
    )
    .returning({ content: trashedItems.content })
  if (!taken) throw notFound()
  const { content } = taken
  const there = await readThere(tx, Object.values(content).flat())
  for (const { name } of quoteTables) {
    await insertRows(tx, name, (content[name] ?? []).map(there))
  }
  await endLinksOfFormer(tx, id)
  for (const view of content[shownIn] ?? []) {
    await tx
      .update(clientViews)
      .set({ proposalId: String(view['proposalId']) })
      .where(and(eq(clientViews.id, String(view['id'])), isNull(clientViews.proposalId)))
  }
}

async function endLinksOfFormer(tx: Tx, id: string): Promise<void> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, id))
  if (!quote || !(await hasLeft(tx, quote))) return
  await tx.execute(sql`delete from request_tokens where quote_id = ${id}::uuid`)
}

/** Rows without the users and the agency that are there no longer. */
async function readThere(tx: Tx, rows: StoredRow[]): Promise<(row: StoredRow) => StoredRow> {
  const named = (columns: readonly string[]) => [
    ...new Set(
      rows.flatMap((row) =>
        columns.map((column) => row[column]).filter((id) => typeof id === 'string'),
      ),
    ),
  ]
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, named(userColumns)))
    .for('key share')
  const sellers = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(inArray(agencies.id, named(['agency_id'])))
    .for('key share')
  const ids = new Set([...people, ...sellers].map(({ id }) => id))
  const mayGo = [...userColumns, 'agency_id']
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        mayGo.includes(column) && !ids.has(String(value)) ? null : value,
      ]),
    )
}

/** The quotes in the trash, as they are now, of an agency that becomes another one. */
export async function moveTrashedQuotes(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .update(trashedItems)
    .set({
      content: sql`jsonb_set(${trashedItems.content}, '{quotes,0,agency_id}', to_jsonb(${into}::text))`,
    })
    .where(and(eq(trashedItems.kind, 'quote'), sql`${ownRow} ->> 'agency_id' = ${from}`))
}

/** A trashed quote's own row. */
const ownRow = sql`${trashedItems.content} -> 'quotes' -> 0`

/** Of entries in the trash: a quote of this e-mail. */
export const isTrashedOf = (email: string) =>
  and(eq(trashedItems.kind, 'quote'), sql`${ownRow} ->> 'email' = ${email}`)

/** Of entries in the trash: a quote that has not moved since a moment, told as SQL. */
export const hasRestedSince = (moment: ReturnType<typeof sql>) =>
  and(eq(trashedItems.kind, 'quote'), sql`(${ownRow} ->> 'moved_at')::timestamptz < ${moment}`)
