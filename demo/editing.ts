import type { Language } from '#contract/languages.ts'

/** Words that translations must get right: kept as they are, or with a name in each language. */
export const demoTerms: readonly (
  | { term: string; keep: true }
  | { term: string; texts: Partial<Record<Language, string>> }
)[] = [
  { term: 'Perito Moreno', keep: true },
  { term: 'Nahuel Huapi', keep: true },
  { term: 'asado', keep: true },
  { term: 'rainforest', texts: { es: 'selva', pt: 'selva' } },
  { term: 'glacier', texts: { es: 'glaciar', pt: 'geleira' } },
]

/** English that was written anew after it was translated: what it says, and what it said then. */
export const demoOlderEnglish: readonly {
  item: string
  lang: Exclude<Language, 'en'>
  now: string
  was: string
}[] = [
  { item: 'destination iguazu', lang: 'pt', now: 'some 275 falls', was: 'more than 200 falls' },
  { item: 'destination iguazu', lang: 'es', now: 'slow and wide', was: 'calm and wide' },
]

/** Searches that found nothing, folded. */
export const demoMissedSearches: readonly {
  keyword: string
  lang: Language
  daysAgo: number
  count: number
}[] = [
  { keyword: 'galapagos', lang: 'es', daysAgo: 2, count: 7 },
  { keyword: 'galapagos', lang: 'en', daysAgo: 5, count: 4 },
  { keyword: 'polo lessons', lang: 'en', daysAgo: 1, count: 3 },
  { keyword: 'helicoptero', lang: 'pt', daysAgo: 9, count: 2 },
]
