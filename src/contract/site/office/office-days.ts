import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { type IsHoliday, spansOf } from './office-hours.ts'
import type { Office } from './office.ts'

/** Days that are looked at for an office day at most; of an office that never opens every day is one. */
const farthest = 60

/** Whether somebody works on a day, `YYYY-MM-DD`. */
export function isOfficeDay(office: Office, isHoliday: IsHoliday, day: string): boolean {
  return spansOf(office, isHoliday, dayNumber(day)).length > 0
}

/** The office day that is so many after a day, or before it for a negative count. */
export function officeDaysFrom(
  office: Office,
  isHoliday: IsHoliday,
  day: string,
  count: number,
): string {
  const step = Math.sign(count)
  let left = Math.abs(count)
  let number = dayNumber(day)
  for (let looked = 0; left > 0 && looked < farthest; looked += 1) {
    number += step
    if (isOfficeDay(office, isHoliday, dayOfNumber(number))) left -= 1
  }
  // An office that never opens counts all days.
  return left > 0 ? dayOfNumber(dayNumber(day) + count) : dayOfNumber(number)
}
