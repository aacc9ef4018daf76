import type { HolidaysTypes } from 'date-holidays'
import { LRUCache } from 'lru-cache'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { IsHoliday } from '#contract/site/office/office-hours.ts'

const hour = 60 * 60 * 1000

/** Days by country and year. */
const cached = new LRUCache<string, ReadonlySet<string>>({ max: 1000 })

/**
 * Tells the public holidays of a whole country; none where the country is null or the library does not know it
 * (requirements §1.25). The library has the rules of all countries in memory, so it is loaded when one is asked for.
 */
export async function loadPublicHolidays(country: string | null): Promise<IsHoliday> {
  if (country === null) return () => false
  const { default: Holidays } = await import('date-holidays')
  const daysFrom = (year: number) => {
    const key = `${country} ${year}`
    const days =
      cached.get(key) ??
      new Set(new Holidays(country, { types: ['public'] }).getHolidays(year).flatMap(wholeDaysOf))
    cached.set(key, days)
    return days
  }
  return (day) => {
    const year = Number(day.slice(0, 4))
    // Days that begin in one year may end in the next one.
    return daysFrom(year).has(day) || daysFrom(year - 1).has(day)
  }
}

/**
 * The days that a holiday takes as a whole. Some begin at noon; others at the sunset before their first day, and their
 * date still is that first day.
 */
function wholeDaysOf({ date, start, end }: HolidaysTypes.Holiday): string[] {
  const first = dayNumber(date.slice(0, 10))
  // A day on which the clocks are put forward has 23 hours.
  const length = Math.floor(((end.getTime() - start.getTime()) / hour + 1) / 24)
  return Array.from({ length }, (_, index) => dayOfNumber(first + index))
}
