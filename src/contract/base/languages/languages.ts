/** The languages that a site may use (requirements §4.13); `languages-in-use.ts` has those that it does. */
export const languages = ['es', 'en', 'pt', 'fr', 'de', 'zh'] as const

export type Language = (typeof languages)[number]

/** The fallback language of everything; details must have an entry in it. */
export const fallbackLanguage = 'en' satisfies Language

/** The language of the agency's staff: names in records, and mails to them. */
export const agencyLanguage = 'es' satisfies Language

/** Each language with the country whose readers a shared page addresses (Open Graph). */
export const locales = {
  es: 'es_AR',
  en: 'en_US',
  pt: 'pt_BR',
  fr: 'fr_FR',
  de: 'de_DE',
  zh: 'zh_CN',
} as const satisfies Record<Language, string>

/** Language tags of pages, addresses' alternates and formats. */
export const languageTags = {
  es: 'es',
  en: 'en',
  pt: 'pt',
  fr: 'fr',
  de: 'de',
  zh: 'zh-Hans',
} as const satisfies Record<Language, string>

/** How visitors read long dates: those in English come from everywhere, so the day stands first. */
export const dateLocales = {
  es: 'es',
  en: 'en-GB',
  pt: 'pt',
  fr: 'fr',
  de: 'de',
  zh: 'zh-Hans',
} as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language of a tag: zh, for `zh-Hans`; English for others. */
export function languageOfTag(tag: string): Language {
  const [code] = tag.split('-')
  return isLanguage(code) ? code : fallbackLanguage
}

/** A value for every language. */
export function inEachLanguage<Value>(valueOf: (language: Language) => Value) {
  const entries = languages.map((language) => [language, valueOf(language)])
  return Object.fromEntries(entries) as Record<Language, Value>
}

/** The entry in `language`, else the English one, else the first; undefined when there is none. */
export function inLanguage<Entry extends { lang: Language }>(
  entries: readonly Entry[],
  language: Language,
): Entry | undefined {
  return (
    entries.find((entry) => entry.lang === language) ??
    entries.find((entry) => entry.lang === fallbackLanguage) ??
    entries[0]
  )
}
