import { sql } from 'drizzle-orm'
import { translationLanguages } from '#contract/base/languages/translation-languages.ts'
import { translations } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { sourceAfter, translationStatus } from './translation-status.ts'
import { english, inOne, type ItemTexts } from './translatable.ts'

interface Row extends ItemTexts, Record<string, unknown> {
  id: string
}

const itemsPerStep = 200

/**
 * Writes down how the items stand of which that is unknown, because they came otherwise than through an
 * operation: with an earlier release, or with the demonstration. Their translations count as made from
 * today's English (requirements §13.1).
 */
export async function deriveTranslations(tx: Tx, now: Date): Promise<void> {
  while (true) {
    const items = await readUnknown(tx)
    const rows = items.flatMap(({ id, details, days }) =>
      translationLanguages.map((lang) => {
        const texts = { details, days }
        const after = { english: english(texts), translated: inOne(lang, texts) }
        const source = sourceAfter({ source: undefined, before: undefined, after })
        const status = translationStatus(after.english, after.translated, source)
        return { itemId: id, lang, source, ...status, changedAt: now }
      }),
    )
    if (rows.length > 0) await tx.insert(translations).values(rows).onConflictDoNothing()
    if (items.length < itemsPerStep) return
  }
}

/** Some items that have no rows yet, with their texts as `textsOf` gives them. */
function readUnknown(tx: Tx): Promise<Row[]> {
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
      where not exists (select 1 from translations where item_id = i.id)
      order by i.sequence limit ${itemsPerStep}`,
  )
}
