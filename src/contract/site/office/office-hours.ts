import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { type Office, weekdays } from './office.ts'
import { offsetChangeIn, offsetIn } from '#contract/base/dates/zone-offset.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/** The longest that an office is looked at without finding it open; its closed days alone end within eight years. */
const longestClosure = 10 * 366 * day

/** Whether a day, `YYYY-MM-DD`, is a public holiday where the office is. */
export type IsHoliday = (day: string) => boolean

/** From one moment to just before another, in milliseconds. */
interface OpenTime {
  start: number
  end: number
}

/**
 * The moment when `answerWithinHours` office hours have run since a quote came, to the millisecond;
 * null where the office is never open (requirements §1.25).
 */
export function dueAt(office: Office, isHoliday: IsHoliday, receivedAt: Date): Date | null {
  let left = office.answerWithinHours * hour
  for (const { start, end } of openTimes(office, isHoliday, receivedAt.getTime())) {
    if (start + left <= end) return new Date(start + left)
    left -= end - start
  }
  return null
}

/** How many minutes, whole or not, the office is open between two moments. */
export function officeMinutesBetween(
  office: Office,
  isHoliday: IsHoliday,
  from: Date,
  to: Date,
): number {
  const times = officeTimesBetween(office, isHoliday, from, to)
  return times.reduce((sum, { start, end }) => sum + end - start, 0) / minute
}

/** The times between two moments in which the office is open, in order. */
export function officeTimesBetween(
  office: Office,
  isHoliday: IsHoliday,
  from: Date,
  to: Date,
): OpenTime[] {
  const times: OpenTime[] = []
  for (const { start, end } of openTimes(office, isHoliday, from.getTime())) {
    if (start >= to.getTime()) break
    times.push({ start, end: Math.min(end, to.getTime()) })
  }
  return times
}

/** When the office is open from a moment on, in order and without end, unless it is never open again. */
function* openTimes(office: Office, isHoliday: IsHoliday, from: number): Generator<OpenTime> {
  let start = from
  let lastOpen = from
  while (start - lastOpen < longestClosure) {
    // Between two changes of the clocks local times are moments moved by a constant.
    const end = offsetChangeIn(office.timeZone, start, start + week)
    for (const time of openTimesWithin(office, isHoliday, { start, end })) {
      lastOpen = time.end
      yield time
    }
    start = end
  }
}

/** The part of a time without changes of the clocks in which the office is open. */
function* openTimesWithin(office: Office, isHoliday: IsHoliday, { start, end }: OpenTime) {
  const offset = offsetIn(office.timeZone, start)
  const last = Math.floor((end - 1 + offset) / day)
  for (let number = Math.floor((start + offset) / day); number <= last; number += 1) {
    const midnight = number * day - offset
    for (const [opens, closes] of spansOf(office, isHoliday, number)) {
      const time: OpenTime = {
        start: Math.max(start, midnight + inMilliseconds(opens)),
        end: Math.min(end, midnight + inMilliseconds(closes)),
      }
      if (time.start < time.end) yield time
    }
  }
}

/** The spans of a day, which is given by its number; none where nobody works. */
export function spansOf(office: Office, isHoliday: IsHoliday, number: number) {
  const spans = office.hours[weekdayOf(number)]
  // Asked first, for most closed days are weekends, and holidays take longer to find out.
  if (spans.length === 0) return spans
  const name = dayOfNumber(number)
  if (office.closedDays.includes(name)) return []
  return office.openDays.includes(name) || !isHoliday(name) ? spans : []
}

const aMonday = dayNumber('2001-01-01')

/** The day of the week of a day, which is given by its number. */
export function weekdayOf(number: number) {
  const place = (((number - aMonday) % 7) + 7) % 7
  return weekdays[place] ?? '1'
}

/** `HH:MM` from the beginning of a day. */
function inMilliseconds(time: string): number {
  return Number(time.slice(0, 2)) * hour + Number(time.slice(3)) * minute
}
