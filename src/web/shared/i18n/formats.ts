import { dateFormat } from '#contract/base/dates/day-text.ts'
import { memoize } from '#contract/base/text/memoize.ts'
import type { Language } from '#contract/base/languages/languages.ts'

const languageNames = memoize(
  (language: Language) => new Intl.DisplayNames(language, { type: 'language' }),
)
const countryNames = memoize(
  (language: Language) => new Intl.DisplayNames(language, { type: 'region' }),
)
const lists = memoize((language: Language) => new Intl.ListFormat(language))

const firstOf = (month: number) => new Date(Date.UTC(2001, month - 1, 1))

/** "January", for 1. */
export function monthName(
  month: number,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  return dateFormat(language, { month: length }).format(firstOf(month)).replace('.', '')
}

/** "Spanish", for `es`. */
export function languageName(code: string, language: Language): string {
  return languageNames(language).of(code) ?? code
}

/** "Spain", for `ES`. */
export function countryName(code: string, language: Language): string {
  return countryNames(language).of(code) ?? code
}

/** "a, b and c". */
export function listText(items: readonly string[], language: Language): string {
  return lists(language).format(items)
}

/** A text as it stands at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
