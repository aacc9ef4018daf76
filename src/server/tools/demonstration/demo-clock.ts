import { localDay } from '#contract/base/dates/local-day.ts'
import { defaultOffice } from '#contract/site/office/office.ts'

const hourMs = 60 * 60 * 1000

/** The moment so many hours before another. */
export function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * hourMs)
}

/** The day in the agency's zone, so many days after a moment. */
export function dayAfter(moment: Date, days: number): string {
  return localDay(defaultOffice.timeZone, new Date(moment.getTime() + days * 24 * hourMs))
}
