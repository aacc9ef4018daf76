import { dateLocales, type Language } from '../languages/languages.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns a date formatter that shows days unchanged, regardless of the reader's time zone. Formatters are expensive
 * to create, so each is created once.
 */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known =
    formatters.get(key) ??
    new Intl.DateTimeFormat(dateLocales[language], { timeZone: 'UTC', ...options })
  formatters.set(key, known)
  return known
}

/** "3 May 2027" for `2027-05-03`, "3 May" for `05-03`. */
export function dayText(day: string, language: Language): string {
  const isYearly = day.length === 'MM-DD'.length
  const date = new Date(isYearly ? `2000-${day}` : day)
  const year = isYearly ? undefined : 'numeric'
  return dateFormat(language, { day: 'numeric', month: 'long', year }).format(date)
}

/** "Monday", for 1. */
export function weekdayName(
  weekday: number,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  // 1 January 2001 was a Monday.
  const date = new Date(Date.UTC(2001, 0, weekday))
  return dateFormat(language, { weekday: length }).format(date).replace('.', '')
}
