import { localDay } from '#contract/base/dates/local-day.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { Office } from '#contract/site/office/office.ts'
import { weekdayOf } from '#contract/site/office/office-hours.ts'
import { offsetIn } from '#contract/base/dates/zone-offset.ts'

/** When a day begins that has no hours. */
const usualMorning = '09:00'

/**
 * The last day, `YYYY-MM-DD`, whose morning has come at the agency's: the office opens, or it is nine o'clock on a day
 * on which it does not.
 */
export function lastMorning(
  { timeZone, hours }: Pick<Office, 'timeZone' | 'hours'>,
  now: Date,
): string {
  const today = localDay(timeZone, now)
  const [first] = hours[weekdayOf(dayNumber(today))]
  const opens = first?.[0] ?? usualMorning
  const clock = new Date(now.getTime() + offsetIn(timeZone, now.getTime()))
    .toISOString()
    .slice(11, 16)
  return clock >= opens ? today : dayOfNumber(dayNumber(today) - 1)
}
