import { weekdayName } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { daysAlike, type Office } from './office.ts'

/** Days that follow one another with the same hours, as one reads them: `Mon–Fri`, `09:00–18:00`. */
export interface OpeningHours {
  days: string
  hours: string
}

/** The hours of an office in words, day by day where they differ; days without hours are left out. */
export function openingHours({ hours }: Pick<Office, 'hours'>, language: Language): OpeningHours[] {
  const nameOf = (weekday: string) => weekdayName(Number(weekday), language, 'short')
  return daysAlike(hours).map(({ from, to, spans }) => ({
    days: from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`,
    hours: spans.map((span) => span.join('–')).join(', '),
  }))
}

/** The place whose clock the hours follow: `Buenos Aires`. */
export function clockOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
