import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ProposalState } from '#contract/quotes/proposal-fields.ts'
import { proposals, quotePublications, quotes } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { entriesInParts } from './entries-in-parts.ts'
import type { Feed, FeedPage, FeedRead, FeedReader } from './feed.ts'

/**
 * Serves the quotes of a key's agency: how each stands, and its sent proposals (requirements §17.12). Never a name, a
 * message or a price.
 */
export const quotesFeed: Feed = {
  scope: 'quotes:read',
  ofAgency: true,
  lastChange,
  page: (tx, read) => (read.changedSince ? changedPage(tx, read) : wholePage(tx, read)),
  entries: (tx, read, page) => entriesInParts(page, (ids) => readEntries(tx, read, ids)),
}

const agencyOf = ({ key }: FeedReader) => key.agencyId ?? ''

async function lastChange(tx: Tx, reader: FeedReader): Promise<string> {
  const { agencyId, changedAt } = quotePublications
  const [last] = await tx
    .select({ at: changedAt })
    .from(quotePublications)
    .where(eq(agencyId, agencyOf(reader)))
    .orderBy(desc(changedAt))
    .limit(1)
  // Proposals expire by the day.
  return JSON.stringify([last?.at, reader.today])
}

async function wholePage(tx: Tx, { after, limit, ...reader }: FeedRead): Promise<FeedPage> {
  const agencyId = agencyOf(reader)
  const rows = await tx
    .select({ id: quotes.id, at: quotePublications.changedAt })
    .from(quotes)
    .leftJoin(
      quotePublications,
      and(eq(quotePublications.quoteId, quotes.id), eq(quotePublications.agencyId, agencyId)),
    )
    .where(
      and(eq(quotes.agencyId, agencyId), after === undefined ? undefined : gt(quotes.id, after)),
    )
    .orderBy(asc(quotes.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, gone: false }))
}

/**
 * Reads what the record says has changed, and quotes with a proposal that has expired since then. Adds a day at both
 * ends: the agency's time zone may have been another.
 */
async function changedPage(
  tx: Tx,
  { after, limit, changedSince, ...reader }: FeedRead,
): Promise<FeedPage> {
  const since = changedSince?.toISOString()
  const agencyId = agencyOf(reader)
  const rows = await queryRows<{ id: string; at: string | null; shown: boolean }>(
    tx,
    sql`with changed as (
      select quote_id as id, changed_at as at from shown_quotes
        where agency_id = ${agencyId} and changed_at >= ${since}::timestamptz
      union all select quotes.id, null from quotes join proposals on quote_id = quotes.id
        where agency_id = ${agencyId} and proposals.state = 'sent' and valid_until
          between (${since}::timestamptz at time zone 'UTC')::date - 2 and ${reader.today}::date
    ), page as (
      select id, max(at) as at from changed
      where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
      group by id order by id limit ${limit}
    )
    select page.id, quotes.id is not null as shown, to_json(coalesce(page.at, (
        select changed_at from shown_quotes where quote_id = page.id and agency_id = ${agencyId}
      ))) #>> '{}' as at
    from page left join quotes on quotes.id = page.id and quotes.agency_id = ${agencyId}
    order by page.id`,
  )
  return rows.map(({ id, at, shown }) => ({
    id,
    at: at === null ? null : new Date(at),
    gone: !shown,
  }))
}

async function readEntries(tx: Tx, reader: FeedReader, ids: string[]) {
  if (ids.length === 0) return []
  const { id, reference, clientReference, state, dueAt, agencyId } = quotes
  const rows = await tx
    .select({ id, reference, clientReference, state, dueAt })
    .from(quotes)
    .where(and(inArray(id, ids), eq(agencyId, agencyOf(reader))))
  const sent = await readSent(tx, ids, reader.today)
  return rows.map((row) => ({
    ...row,
    proposals: (sent.get(row.id) ?? []).map(({ quoteId: _quote, ...proposal }) => proposal),
  }))
}

/** The sent proposals of quotes, oldest first; one whose last day is over has expired. */
async function readSent(tx: Tx, ids: string[], today: string) {
  const { id, quoteId, version, state, validUntil } = proposals
  const isOver = sql`(${state} = 'sent' and ${validUntil} < ${today})`
  const shownState = sql<ProposalState>`case when ${isOver} then 'expired' else ${state} end`
  const rows = await tx
    .select({ id, quoteId, version, state: shownState })
    .from(proposals)
    .where(and(inArray(quoteId, ids), isNotNull(version)))
    .orderBy(asc(version))
  return Map.groupBy(rows, (row) => row.quoteId)
}
