import { and, eq, sql } from 'drizzle-orm'
import { demoMissedSearches, demoOlderEnglish, demoTerms } from '#demo/editing.ts'
import { missedSearches, translations } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { deriveTranslations } from '#server/features/editing/translations/derive.ts'
import { type AddedIds, idOf } from './added.ts'
import type { Add } from './make-add.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Adds what editors work with: how the catalogue is translated, a glossary, searches in vain. */
export async function addEditing(tx: Tx, add: Add, ids: AddedIds, now: Date): Promise<void> {
  for (const term of demoTerms) await add('addTerm', term)
  for (const { daysAgo, ...miss } of demoMissedSearches) {
    const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)
    await tx.insert(missedSearches).values({ ...miss, day })
  }
  await deriveTranslations(tx, now)
  for (const { item, lang, now: said, was } of demoOlderEnglish) {
    const { source, itemId } = translations
    const description = sql`replace(${source} #>> '{texts,description}', ${said}, ${was})`
    await tx
      .update(translations)
      .set({
        source: sql`jsonb_set(${source}, '{texts,description}', to_jsonb(${description}))`,
        state: 'outdated',
        fields: ['description'],
      })
      .where(and(eq(itemId, idOf(ids, item)), eq(translations.lang, lang)))
  }
}
