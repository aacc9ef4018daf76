import { sql } from 'drizzle-orm'
import type { Language } from '#contract/base/languages/languages.ts'
import { type SiteLanguages, targetLanguages } from '#contract/base/languages/languages-in-use.ts'
import { translations } from '#server/platform/db/schema/index.ts'
import { inTransaction, queryRows, type Tx } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/platform/services.ts'
import type { CurrentSite } from '#server/platform/site/current-site.ts'
import { sourceAfter, translationStatus } from './translation-status.ts'
import { inOne, type ItemTexts } from './translatable.ts'

interface Row extends ItemTexts, Record<string, unknown> {
  id: string
}

const itemsPerStep = 200

/**
 * Derives the state of every translation that has none: of items from an earlier release or the demonstration, and
 * after a change of the languages in use. Translations count as made from today's source (requirements §13.1).
 */
export async function deriveTranslations(
  tx: Tx,
  now: Date,
  { source: origin, list }: SiteLanguages,
): Promise<void> {
  const targets = targetLanguages({ source: origin, list })
  while (true) {
    const items = await readUnknown(tx, targets)
    const rows = items.flatMap(({ id, details, days }) =>
      targets.map((lang) => {
        const texts = { details, days }
        const after = { original: inOne(origin, texts), translated: inOne(lang, texts) }
        const source = sourceAfter({ source: undefined, before: undefined, after })
        const status = translationStatus(after.original, after.translated, source)
        return { itemId: id, lang, source, ...status, changedAt: now }
      }),
    )
    if (rows.length > 0) await tx.insert(translations).values(rows).onConflictDoNothing()
    if (items.length < itemsPerStep) return
  }
}

declare module '#server/platform/jobs/payloads.ts' {
  interface JobPayloads {
    'derive-translations': Record<string, never>
  }
}

/** Makes the job that derives states after the site's languages were edited. */
export function makeDeriveTranslationsJob({
  database,
  site,
  clock,
}: Pick<Services, 'database' | 'clock'> & { site: CurrentSite }) {
  return async (): Promise<void> => {
    const { languages } = await site()
    await inTransaction(database, (tx) => deriveTranslations(tx, clock(), languages))
  }
}

/** Some items that lack a row of a target, with their texts as `textsOf` gives them. */
function readUnknown(tx: Tx, targets: readonly Language[]): Promise<Row[]> {
  return queryRows<Row>(
    tx,
    sql`select i.id,
        coalesce((
          select jsonb_object_agg(lang, to_jsonb(d) - array['item_id', 'lang', 'position', 'name_folded'])
          from item_details d where d.item_id = i.id
        ), '{}') as details,
        coalesce((
          select jsonb_agg(to_jsonb(t)) from itinerary_day_texts t where t.item_id = i.id
        ), '[]') as days
      from catalogue_items i
      where (
        select count(*) from translations t
        where t.item_id = i.id and t.lang = any(${sql.param(targets)}::text[])
      ) < ${targets.length}
      order by i.sequence limit ${itemsPerStep}`,
  )
}
