import { and, gte, or, sql } from 'drizzle-orm'
import { localDay } from '#contract/base/dates/local-day.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { NewsEntry } from '#contract/trade/news.ts'
import { rates, itemPublications } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'
import type { Services } from '#server/platform/services.ts'
import { readSite } from '#server/platform/site/read-site.ts'
import type { RateAudience } from '../rates/rate-audience.ts'
import { matching } from '../rates/read-rates.ts'
import { newsOfItem, type NewsFacts } from './item-news.ts'

interface Asking {
  settings: Services['settings']
  now: Date
  lang: Language
  /** Audience of the rates in the news: none of other sheets, and no figure of any. */
  audience: RateAudience
  since: Date
}

/** Reads the news since a moment, newest first. */
export async function readNews(tx: Tx, asking: Asking): Promise<NewsEntry[]> {
  const shown = await readShownNews(tx, asking.since)
  const priced = await readRateNews(tx, asking)
  return [...shown, ...priced]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map((entry) => ({ ...entry, name: pickText(entry.names, asking.lang)?.text ?? '' }))
}

async function readShownNews(tx: Tx, since: Date): Promise<NewsFacts[]> {
  const rows = await tx
    .select()
    .from(itemPublications)
    .where(gte(itemPublications.changedAt, since))
  return rows.flatMap((row) => newsOfItem(row, since) ?? [])
}

/**
 * Overlap for rates: their moments are those of the calls that wrote them, which commit a little later. News of this
 * period appear twice rather than never.
 */
const writingMs = 60_000

/** Which items have other rates than before, by the rates that the agent sees now. */
async function readRateNews(
  tx: Tx,
  { settings, now, audience, since }: Asking,
): Promise<NewsFacts[]> {
  const { office } = await readSite(tx, settings)
  const from = new Date(since.getTime() - writingMs)
  const prices = sql<Date | null>`max(${rates.pricesAt})`.mapWith(rates.pricesAt)
  const stopSales = sql<Date | null>`max(${rates.stopSalesAt})`.mapWith(rates.pricesAt)
  const rows = await tx
    .select({
      kind: rates.entityType,
      id: rates.entityId,
      prices,
      stopSales,
      details: namesOf(rates.entityId),
    })
    .from(rates)
    .where(
      and(
        matching({}, audience, localDay(office.timeZone, now)),
        or(gte(rates.pricesAt, from), gte(rates.stopSalesAt, from)),
      ),
    )
    .groupBy(rates.entityType, rates.entityId)
  return rows.map(({ kind, id, details, ...moments }) => {
    const changed = [
      { field: 'rates' as const, at: moments.prices },
      { field: 'stopSale' as const, at: moments.stopSales },
    ].flatMap(({ field, at }) => (at && at >= from ? [{ field, at }] : []))
    const names: LanguageTexts = Object.fromEntries(details.map(({ lang, name }) => [lang, name]))
    return {
      kind,
      id,
      names,
      change: 'rates' as const,
      fields: changed.map(({ field }) => field),
      at: new Date(Math.max(...changed.map(({ at }) => at.getTime()))),
    }
  })
}
