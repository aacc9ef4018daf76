/** The languages of content and interface (requirements §4.13). */
export const languages = ['es', 'en', 'pt'] as const

export type Language = (typeof languages)[number]

/** What everything falls back to; details must have an entry in it. */
export const fallbackLanguage = 'en' satisfies Language

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
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
