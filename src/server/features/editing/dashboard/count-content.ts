import { count, type SQL, sql } from 'drizzle-orm'
import { type TranslationState, translationStates } from '#contract/catalogue/facts/translation.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type SiteLanguages, targetLanguages } from '#contract/base/languages/languages-in-use.ts'
import { catalogueItems, translations } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { countOfPicturesWithoutAlt, wants } from '#server/features/catalogue/cards/gaps.ts'

/** Counts the gaps of the catalogue, in one pass over the items and one over their translations. */
export async function countContent(tx: Tx, today: string, languages: SiteLanguages) {
  const countOf = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [counted] = await tx
    .select({
      withoutMainPicture: countOf(wants('mainPicture', today)),
      withoutAlt: countOf(wants('alt', today)),
      picturesWithoutAlt: countOfPicturesWithoutAlt.mapWith(Number),
      withoutItinerary: countOf(wants('itinerary', today)),
      withoutLocation: countOf(wants('location', today)),
      drafts: countOf(wants('draft', today)),
      expiredValidity: countOf(wants('validity', today)),
    })
    .from(catalogueItems)
  if (!counted) throw new Error('Nothing was counted')
  return { ...counted, translation: await countTranslations(tx, languages) }
}

type States = Record<TranslationState, number>

async function countTranslations(tx: Tx, languages: SiteLanguages) {
  const rows = await tx
    .select({ lang: translations.lang, state: translations.state, total: count() })
    .from(translations)
    .groupBy(translations.lang, translations.state)
  const statesOf = (lang: Language) => {
    const totalOf = (state: TranslationState) =>
      rows.find((row) => row.lang === lang && row.state === state)?.total ?? 0
    return Object.fromEntries(translationStates.map((state) => [state, totalOf(state)])) as States
  }
  const entries = targetLanguages(languages).map((lang) => [lang, statesOf(lang)])
  return Object.fromEntries(entries) as Partial<Record<Language, States>>
}
