import { z } from 'zod'
import {
  day,
  dayNumber,
  dayOfNumber,
  isWithin,
  type Span,
  span,
} from '#contract/base/dates/days.ts'
import { orElse } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

export const departureStatuses = ['open', 'few', 'full', 'guaranteed'] as const

const common = {
  guaranteed: orElse(z.boolean(), false),
  minPax: orElse(z.int().min(1).max(limits.minPaxMax), null),
}

const repeated = {
  ...common,
  /** Within these alone, where there are any. */
  periods: orElse(z.array(span({})).max(limits.departurePeriodsMax), []),
  except: orElse(z.array(span({})).max(limits.departureExceptionsMax), []),
}

const datedStatus = z.object({ date: day, status: z.enum(departureStatuses) })
const departureDate = z.union([day, datedStatus])

type DepartureDate = z.infer<typeof departureDate>

export function dateOf(date: DepartureDate): string {
  return typeof date === 'string' ? date : date.date
}

/** Sorted, each day once; of two entries for a day the one with a status counts, then the later. */
function sortedDates(list: DepartureDate[]): DepartureDate[] {
  const byDay = new Map<string, DepartureDate>()
  for (const each of list) {
    const known = byDay.get(dateOf(each))
    if (typeof each !== 'string' || known === undefined) byDay.set(dateOf(each), each)
  }
  return [...byDay.values()].toSorted((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1))
}

const sortedNumbers = (list: number[]) => [...new Set(list)].toSorted((a, b) => a - b)

/** When a circuit or package starts: daily, on days of the week (1 is Monday), or on dates. */
export const departures = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily'), ...repeated }),
  z.object({
    kind: z.literal('weekdays'),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(limits.listSentMax)
      .overwrite(sortedNumbers),
    ...repeated,
  }),
  z.object({
    kind: z.literal('dates'),
    dates: z
      .array(departureDate)
      .max(limits.listSentMax, { error: messages.tooMany, abort: true })
      .overwrite(sortedDates)
      .max(limits.departureDatesMax),
    ...common,
  }),
])

const answeredCommon = { guaranteed: z.boolean(), minPax: z.int().nullable() }
const answeredSpans = z.array(z.object({ from: z.string(), to: z.string() }))
const answeredRepeated = { ...answeredCommon, periods: answeredSpans, except: answeredSpans }

/** The same as answered. */
export const answeredDepartures = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily'), ...answeredRepeated }),
  z.object({ kind: z.literal('weekdays'), weekdays: z.array(z.int()), ...answeredRepeated }),
  z.object({
    kind: z.literal('dates'),
    dates: z.array(
      z.union([z.string(), z.object({ date: z.string(), status: z.enum(departureStatuses) })]),
    ),
    ...answeredCommon,
  }),
])

export type Departures = z.infer<typeof answeredDepartures>

/** Monday is 1; 1 January 1970 was a Thursday. */
function weekdayOf(value: string): number {
  return ((((dayNumber(value) + 3) % 7) + 7) % 7) + 1
}

/** Whether a journey starts on a day. */
export function departsOn(rule: Departures, value: string): boolean {
  if (rule.kind === 'dates') return rule.dates.some((date) => dateOf(date) === value)
  if (rule.kind === 'weekdays' && !rule.weekdays.includes(weekdayOf(value))) return false
  const isIn = (each: Span) => isWithin(each, value)
  return (rule.periods.length === 0 || rule.periods.some(isIn)) && !rule.except.some(isIn)
}

/** The days from one to another, both counted, on which a journey starts. */
export function departuresBetween(rule: Departures, from: string, to: string): string[] {
  if (rule.kind === 'dates') {
    return rule.dates.map(dateOf).filter((value) => from <= value && value <= to)
  }
  const days: string[] = []
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const value = dayOfNumber(number)
    if (departsOn(rule, value)) days.push(value)
  }
  return days
}
