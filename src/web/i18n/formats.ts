import { dateLocales, fallbackLanguage, type Language } from '#contract/languages.ts'

interface Money {
  amount: number
  currency: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Days are told as they are, wherever the reader is. Formatters are dear to make, so each is made once. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(dateLocales[language], { timeZone: 'UTC', ...options })
  formatters.set(key, known)
  return known
}

const firstOf = (month: number) => new Date(Date.UTC(2001, month - 1, 1))

/** "January", for 1. */
export function monthName(
  month: number,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  return dateFormat(language, { month: length }).format(firstOf(month)).replace('.', '')
}

/** "Monday", for 1. */
export function weekdayName(weekday: number, language: Language): string {
  // 1 January 2001 was a Monday.
  return dateFormat(language, { weekday: 'long' }).format(new Date(Date.UTC(2001, 0, weekday)))
}

/** "3 May 2027" for `2027-05-03`, "3 May" for `05-03`. */
export function dayText(day: string, language: Language): string {
  const isYearly = day.length === 'MM-DD'.length
  const date = new Date(isYearly ? `2000-${day}` : day)
  const year = isYearly ? undefined : 'numeric'
  return dateFormat(language, { day: 'numeric', month: 'long', year }).format(date)
}

/** How many digits a currency's minor units take: 2 for cents, 0 where there are none. */
export function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat(fallbackLanguage, { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}

/** "USD 1,250": the code, for a sign would leave open whose dollars they are. `amount` is in minor units. */
export function moneyText({ amount, currency }: Money, language: Language): string {
  const minor = minorDigits(currency)
  const major = amount / 10 ** minor
  const digits = Number.isInteger(major) ? 0 : minor
  const number = new Intl.NumberFormat(language, {
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${currency}\u00a0${number.format(major)}`
}

/** "Spanish", for `es`. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}

/** "a, b and c". */
export function listText(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(language).format(items)
}

/** A text as it stands at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
