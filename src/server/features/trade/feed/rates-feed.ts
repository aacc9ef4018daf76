import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { fallbackLanguage, type Language, languages } from '#contract/base/languages/languages.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import {
  apiKeys,
  rates,
  itemPublications,
  ratePublications,
} from '#server/platform/db/schema/index.ts'
import {
  inTransaction,
  queryRows,
  type Transactional,
  type Tx,
} from '#server/platform/db/transaction.ts'
import { presentRateForTerms, type PresentedRate } from '../rates/present-rate.ts'
import { audienceOfAgency, type RateAudience } from '../rates/rate-audience.ts'
import { isOfferedTo, isShownTo } from '../rates/read-rates.ts'
import { advancePublicationLog } from '#server/features/catalogue/publication-log/record-publication.ts'
import { entriesInParts } from './entries-in-parts.ts'
import type { Feed, FeedPage, FeedRead, FeedReader } from './feed.ts'

/** Whether a rate's item is visible, for few rates: with its kind PostgreSQL looks into one branch of the view. */
const hasVisibleItem = sql`case ${rates.entityType} ${sql.join(
  ratedKinds.map((kind) =>
    sql`when ${kind} then exists (
      select 1 from visible_items v where v.id = ${rates.entityId} and v.kind = ${kind})`.inlineParams(),
  ),
  sql` `,
)} end`

/** Selects rates whose item was visible a moment ago, when the page was found, and has not gone since. */
const hasNotGone = sql`not exists (
  select 1 from ${itemPublications} where ${itemPublications.itemId} = ${rates.entityId} and not ${itemPublications.shown})`

/**
 * Serves the prices of a key's agency, as `listRates` shows them to its agents (requirements §17.10). They follow its
 * terms and its sheets, and cover visible items that may be sold today.
 */
export const ratesFeed: Feed = {
  scope: 'rates:read',
  ofAgency: true,
  unknownBefore,
  lastChange,
  page: async (tx, read) => {
    const audience = await audienceOfReader(tx, read)
    if (audience.sees !== 'terms') return []
    return read.changedSince ? changedPage(tx, read, audience) : wholePage(tx, read, audience)
  },
  entries: (tx, read, page) => entriesInParts(page, (ids) => readEntries(tx, read, ids)),
}

type AgencyAudience = Extract<RateAudience, { sees: 'terms' }>

async function audienceOfReader(tx: Tx, { key }: FeedReader): Promise<RateAudience> {
  const found = key.agencyId !== null && (await audienceOfAgency(tx, key.agencyId))
  return found || { sees: 'nothing' }
}

/** Returns a hash of everything that affects the view of all rates of an agency. */
async function viewOf(tx: Tx, reader: FeedReader): Promise<string> {
  const view = [reader.key.agencyId, await audienceOfReader(tx, reader)]
  return createHash('sha256').update(JSON.stringify(view)).digest('base64url')
}

/**
 * Since when the agency has its terms and sheets. With others every rate looks different, and of those that it sees
 * no more it may not be told that they are there: it begins anew.
 */
async function unknownBefore(
  database: Transactional,
  reader: FeedReader,
  now: Date,
): Promise<Date | null> {
  const { id, ratesView, ratesViewSince } = reader.key
  const view = await viewOf(database.db, reader)
  if (view === ratesView) return ratesViewSince
  return inTransaction(database, async (tx) => {
    // Who has read nothing yet has nothing that has become wrong.
    const since = ratesView === null ? null : await advancePublicationLog(tx, now)
    await tx
      .update(apiKeys)
      .set({ ratesView: view, ratesViewSince: since })
      .where(eq(apiKeys.id, id))
    return since
  })
}

async function lastChange(tx: Tx, reader: FeedReader): Promise<string> {
  const audience = await audienceOfReader(tx, reader)
  if (audience.sees !== 'terms') return JSON.stringify(audience)
  const newest = await Promise.all(
    audience.sheets.map(async (sheet) => {
      const [row] = await tx
        .select({ at: ratePublications.changedAt })
        .from(ratePublications)
        .where(eq(ratePublications.sheet, sheet))
        .orderBy(desc(ratePublications.changedAt))
        .limit(1)
      return row?.at
    }),
  )
  // What may be sold differs from day to day.
  return JSON.stringify([audience, newest, reader.today])
}

async function wholePage(
  tx: Tx,
  { after, limit, today }: FeedRead,
  audience: AgencyAudience,
): Promise<FeedPage> {
  const rows = await tx
    .select({ id: rates.id, at: ratePublications.changedAt })
    .from(rates)
    .leftJoin(
      ratePublications,
      and(eq(ratePublications.rateId, rates.id), eq(ratePublications.sheet, rates.sheet)),
    )
    .where(and(after === undefined ? undefined : gt(rates.id, after), isShownTo(audience, today)))
    .orderBy(asc(rates.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, gone: false }))
}

/**
 * Reads the changes in one of the agency's sheets, and rates whose sale has begun or ended since then. Adds a day at
 * both ends: the agency's time zone may have been another.
 */
async function changedPage(
  tx: Tx,
  { after, limit, today, changedSince }: FeedRead,
  audience: AgencyAudience,
): Promise<FeedPage> {
  const since = changedSince?.toISOString()
  const sheets = sql`${sql.param(audience.sheets)}::text[]`
  // A mirror is not told of what it never saw; a rate from before the record counts as seen.
  const wasSeen = sql`coalesce((
    select bool_or(coalesce(seen_from <= ${today}::date, true)) from shown_rates
    where rate_id = changed.id and sheet = any(${sheets})
  ), true)`
  const turns = sql`between (${since}::timestamptz at time zone 'UTC')::date - 2 and ${today}::date + 1`
  const rows = await queryRows<{ id: string; at: string | null; shown: boolean }>(
    tx,
    sql`with changed as (
      select rate_id as id, changed_at as at from shown_rates
        where sheet = any(${sheets}) and changed_at >= ${since}::timestamptz
      union all select id, null from rates where sheet = any(${sheets}) and book_from ${turns}
      union all select id, null from rates where sheet = any(${sheets}) and book_to ${turns}
    ), page as (
      select id, max(at) as at from changed
      where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`} and ${wasSeen}
      group by id order by id limit ${limit}
    )
    select page.id, ${rates.id} is not null as shown, to_json(coalesce(page.at, (
        select max(changed_at) from shown_rates where rate_id = page.id and sheet = any(${sheets})
      ))) #>> '{}' as at
    from page left join ${rates} on ${rates.id} = page.id and ${isOfferedTo(audience, today)} and ${hasVisibleItem}
    order by page.id`,
  )
  return rows.map(({ id, at, shown }) => ({
    id,
    at: at === null ? null : new Date(at),
    gone: !shown,
  }))
}

/** Reads entries; what is shown no more is left out. */
async function readEntries(tx: Tx, read: FeedRead, ids: string[]) {
  const presented = await readPresented(tx, read, ids)
  return presented.map((rate) => inLanguage(rate, read.lang))
}

/** Reads rates by their reader's terms. It looks these up again: they may have changed since the page was found. */
async function readPresented(tx: Tx, read: FeedRead, ids: string[]): Promise<PresentedRate[]> {
  const audience = await audienceOfReader(tx, read)
  if (ids.length === 0 || audience.sees !== 'terms') return []
  const rows = await tx
    .select()
    .from(rates)
    .where(and(inArray(rates.id, ids), isOfferedTo(audience, read.today), hasNotGone))
  return rows.map((row) => presentRateForTerms(row, audience.terms))
}

/** As the catalogue's feeds: texts in one language alone, and `at` says when something changed. */
function inLanguage({ updatedAt: _at, ...rate }: PresentedRate, lang: Language | undefined) {
  const { extras, cancellation, remarks } = rate
  return {
    ...rate,
    extras: extras.map((extra) => ({ ...extra, label: inOne(extra.label, lang) })),
    cancellation: inOne(cancellation, lang),
    remarks: inOne(remarks, lang),
  }
}

function inOne(texts: LanguageTexts, lang: Language | undefined): LanguageTexts {
  if (!lang) return texts
  const order: Language[] = [lang, fallbackLanguage, ...languages]
  const found = order.find((each) => texts[each] !== undefined)
  return found ? { [found]: texts[found] } : {}
}
