/** The languages of content and interface (requirements §4.13). */
export const languages = ['es', 'en', 'pt'] as const

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
} as const satisfies Record<Language, string>

/** How visitors read long dates: those in English come from everywhere, so the day stands first. */
export const dateLocales = {
  es: 'es',
  en: 'en-GB',
  pt: 'pt',
} as const satisfies Record<Language, string>

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
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
