import { fallbackLanguage, type Language } from './languages.ts'

/** Visitors see pages in a public language; editors write texts in one that is being prepared. */
export const languageStates = ['public', 'preparing'] as const

export type LanguageState = (typeof languageStates)[number]

/** The languages in use on a site (requirements §7.10). */
export interface SiteLanguages {
  /** The language of visitors whose address, storage and browser name none; it is public. */
  default: Language
  /** The language that the others are translated from. */
  source: Language
  list: readonly { code: Language; state: LanguageState }[]
}

/** The languages of a new site. */
export const initialLanguages: SiteLanguages = {
  default: 'es',
  source: fallbackLanguage,
  list: (['es', 'en', 'pt'] as const).map((code) => ({ code, state: 'public' })),
}

/** Codes in use, in the product's order. */
export function languagesInUse({ list }: Pick<SiteLanguages, 'list'>): Language[] {
  return list.map(({ code }) => code)
}

/** Codes of the languages that visitors see, in the product's order. */
export function publicLanguages({ list }: Pick<SiteLanguages, 'list'>): Language[] {
  return list.filter(({ state }) => state === 'public').map(({ code }) => code)
}

/** A language whose pages visitors see: this one where it is public, else the default. */
export function publicLanguageOf(site: SiteLanguages, lang: Language): Language {
  return publicLanguages(site).includes(lang) ? lang : site.default
}

/** Codes in use but the source. */
export function targetLanguages({ list, source }: Pick<SiteLanguages, 'list' | 'source'>) {
  return languagesInUse({ list }).filter((code) => code !== source)
}
