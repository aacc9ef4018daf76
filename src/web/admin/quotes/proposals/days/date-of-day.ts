import { dateFormat } from '#contract/base/dates/day-text.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { Language } from '#contract/base/languages/languages.ts'

/** "Mon, 3 May 2027", the date of a day by its place; '' while it is not known when the journey begins. */
export function dateOfDay(startOn: string, index: number, language: Language): string {
  if (!startOn) return ''
  const date = new Date(dayOfNumber(dayNumber(startOn) + index))
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return dateFormat(language, options).format(date)
}
