import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { noWishes } from '#contract/quotes/wish-fields.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { VisitorsQuote } from '#contract/quotes/visitors.ts'
import {
  itemDetails,
  proposals,
  quoteEvents,
  quoteItems,
  visibleItems,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { QuoteRow } from '../kit/lock-quote.ts'
import { proposalState } from '../kit/proposal-state.ts'

/** When it is, by the agency's clock too. */
export interface Today {
  now: Date
  timeZone: string
}

/** A quote as anybody sees it who has its link (requirements §11.2): nothing of the inbox, and no commission. */
export async function presentVisitorsQuote(tx: Tx, quote: QuoteRow, today: Today) {
  const { reference, creationDate, name, message, wishes, state, dueAt } = quote
  const { occasion, phone, channel, country, company, destinationIds, lang } = quote
  const items = await readItems(tx, [quote])
  const sent = await readProposals(tx, [quote.id], today)
  const nameOf = await readNames(tx, destinationIds)
  return {
    reference,
    creationDate,
    name,
    message,
    ...(wishes ?? noWishes),
    occasion,
    destinations: destinationIds.flatMap((id) => nameOf('destination', id, lang) ?? []),
    phone,
    channel,
    country,
    company,
    items: items.get(quote.id) ?? [],
    state,
    dueAt,
    messages: await readMessages(tx, quote.id),
    proposals: (sent.get(quote.id) ?? []).map(({ commission: _commission, ...each }) => each),
  } satisfies VisitorsQuote
}

/** Reads the messages between visitor and agency, oldest first. Notes stay in the agency. */
async function readMessages(tx: Tx, quoteId: string): Promise<VisitorsQuote['messages']> {
  const { at, kind, from, text } = quoteEvents
  const rows = await tx
    .select({ at, kind, from, text })
    .from(quoteEvents)
    .where(
      and(eq(quoteEvents.quoteId, quoteId), inArray(kind, ['message', 'reply', 'changeAsked'])),
    )
    .orderBy(asc(at), asc(quoteEvents.sequence))
  return rows.flatMap((row) => {
    const author = row.kind === 'reply' ? 'agency' : row.from
    return author && row.text !== null ? [{ at: row.at, from: author, text: row.text }] : []
  })
}

type Listed<Entry> = Map<string, Entry[]>

type AgentsProposal = AnswerOf<'listMyQuotes'>['list'][number]['proposals'][number]

/** The proposals that were sent, by quote, newest first. */
export async function readProposals(
  tx: Tx,
  quoteIds: string[],
  { now, timeZone }: Today,
): Promise<Listed<AgentsProposal>> {
  const rows = await tx
    .select({
      quoteId: proposals.quoteId,
      id: proposals.id,
      version: proposals.version,
      title: sql<string>`${proposals.content} ->> 'title'`,
      commission: sql<number | null>`(${proposals.content} ->> 'commission')::float8`,
      sentAt: proposals.sentAt,
      validUntil: proposals.validUntil,
      state: proposals.state,
    })
    .from(proposals)
    .where(
      and(
        inArray(proposals.quoteId, quoteIds),
        ne(proposals.state, 'draft'),
        isNotNull(proposals.sentAt),
      ),
    )
    .orderBy(asc(proposals.version))
  const day = localDay(timeZone, now)
  const listed = rows.flatMap(({ version, sentAt, validUntil, ...row }) => {
    if (version === null || sentAt === null || validUntil === null) return []
    const state = proposalState({ state: row.state, validUntil }, day)
    return [{ ...row, version, sentAt, validUntil, state }]
  })
  return byQuote(listed)
}

type VisitorsItem = VisitorsQuote['items'][number]

/**
 * Reads the requested items, by quote: the item that it began with, then the rest of the shortlist. Each has its
 * current name in the visitor's language, or its name at the time of asking if the public no longer sees it.
 */
export async function readItems(
  tx: Tx,
  quoteRows: readonly QuoteRow[],
): Promise<Listed<VisitorsItem>> {
  const others = await tx
    .select()
    .from(quoteItems)
    .where(
      inArray(
        quoteItems.quoteId,
        quoteRows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(quoteItems.position))
  const rows = [...quoteRows.flatMap(mainItem), ...others]
  const nameOf = await readNames(
    tx,
    rows.map(({ entityId }) => entityId),
  )
  const langs = new Map(quoteRows.map(({ id, lang }) => [id, lang]))
  return byQuote(
    rows.map(({ quoteId, entityType, entityId, name, note }) => {
      const current = nameOf(entityType, entityId, langs.get(quoteId))
      return { quoteId, entityType, entityId, name: current ?? name, note }
    }),
  )
}

function mainItem({ id, entityType, entityId, entityName }: QuoteRow) {
  if (!entityType || !entityId) return []
  return [{ quoteId: id, entityType, entityId, name: entityName ?? '', note: null }]
}

/** Names of what the public may see. */
async function readNames(tx: Tx, ids: string[]) {
  const { id, kind } = visibleItems
  const { name, lang } = itemDetails
  const names = await tx
    .select({ id, kind, name, lang })
    .from(visibleItems)
    .innerJoin(itemDetails, eq(itemDetails.itemId, id))
    .where(inArray(id, ids))
  const byItem = Map.groupBy(names, (each) => `${each.kind} ${each.id}`)
  return (entityType: Kind, entityId: string, language: Language | undefined) => {
    const own = byItem.get(`${entityType} ${entityId}`) ?? []
    return language && inLanguage(own, language)?.name
  }
}

function byQuote<Entry>(entries: (Entry & { quoteId: string })[]): Listed<Omit<Entry, 'quoteId'>> {
  return Map.groupBy(entries, ({ quoteId }) => quoteId)
}
