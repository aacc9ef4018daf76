import { and, eq, sql } from 'drizzle-orm'
import { textLanguages } from '#texts/languages.ts'
import { initialLanguages } from '#contract/base/languages/languages-in-use.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import {
  demoTrash,
  demoDrafts,
  demoMissedSearches,
  demoOlderEnglish,
  demoPlan,
  demoTerms,
} from '#demo/editing.ts'
import { missedSearches, translations } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { deriveTranslations } from '#server/features/editing/translations/derive.ts'
import { type AddedIds, idOf, listDetails } from '../added.ts'
import type { Add } from '../make-add.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Adds what editors work with: how the catalogue is translated, a glossary, searches in vain, drafts, a plan and a bin. */
export async function addEditing(tx: Tx, add: Add, ids: AddedIds, now: Date): Promise<void> {
  for (const term of demoTerms) await add('addTerm', term)
  for (const { daysAgo, ...miss } of demoMissedSearches) {
    const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10)
    await tx.insert(missedSearches).values({ ...miss, day })
  }
  await addUnfinished(add, ids, now)
  await deriveTranslations(tx, now, initialLanguages)
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

/** Adds drafts, what is planned, and what was deleted. */
async function addUnfinished(add: Add, ids: AddedIds, now: Date): Promise<void> {
  const { destinations } = demoCatalogue
  for (const { kind, key, summary, facts } of demoDrafts) {
    const texts = destinations.find((each) => each.key === key)?.details
    const details =
      summary &&
      texts &&
      textLanguages.map((lang) => {
        const { name, description } = texts[lang]
        return { lang, name, description, summary: summary[lang] }
      })
    const fields = { ...facts, ...(details && { details }) }
    await add('saveDraft', { kind, id: idOf(ids, `${kind} ${key}`), fields })
  }
  const { kind, key, disabledInDays } = demoPlan
  const disableAt = new Date(now.getTime() + disabledInDays * dayMs).toISOString()
  await add('setSchedule', { kind, id: idOf(ids, `${kind} ${key}`), disableAt })
  const { id } = await add('addHotel', {
    details: listDetails(demoTrash.details),
    category: demoTrash.stars,
    destinationId: idOf(ids, `destination ${demoTrash.destination}`),
  })
  await add('deleteHotel', { id })
}
