import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { country, isTimeZone } from '#contract/catalogue/places/world.ts'

/** A time of day up to the end of it, `HH:MM` from 00:00 to 24:00. */
const closingTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/)

const span = z.tuple([closingTime, closingTime])

/** The spans of a day: each ends after it starts, and the next one starts later. */
const spans = z
  .array(span)
  .max(limits.officeSpansMax, { error: messages.tooMany })
  .refine((list) => list.every(([from, to]) => from < to), { error: messages.invalid })
  .refine(
    (list) => list.every(([from], place) => place === 0 || from > (list[place - 1]?.[1] ?? '')),
    { error: messages.invalid },
  )

/** Days of the week as ISO counts them. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

const hours = z.object({
  '1': spans,
  '2': spans,
  '3': spans,
  '4': spans,
  '5': spans,
  '6': spans,
  '7': spans,
})

const days = z
  .array(day)
  .max(limits.officeDaysMax, { error: messages.tooMany })
  .transform((list) => [...new Set(list)].toSorted())

/** When somebody is there to answer (requirements §10.1). */
export const office = z.object({
  timeZone: z.string().refine(isTimeZone, { error: messages.invalid }),
  hours,
  /** The country whose public holidays are days off. */
  holidays: country.nullable().default(null),
  closedDays: days.default([]),
  /** Worked though holidays. */
  openDays: days.default([]),
  /** Office hours within which a quote is answered. */
  answerWithinHours: z.int().min(1).max(240),
})

export type Office = z.infer<typeof office>

export const answeredOffice = z
  .object({
    timeZone: z.string(),
    hours: z.record(z.enum(weekdays), z.array(z.tuple([z.string(), z.string()]))),
    holidays: z.string().nullable(),
    closedDays: z.array(z.string()),
    openDays: z.array(z.string()),
    answerWithinHours: z.int(),
  })
  .meta({ id: 'Office' })

const nineToSix: [string, string][] = [['09:00', '18:00']]

export const defaultOffice: Office = {
  timeZone: 'America/Argentina/Buenos_Aires',
  hours: {
    '1': nineToSix,
    '2': nineToSix,
    '3': nineToSix,
    '4': nineToSix,
    '5': nineToSix,
    '6': [],
    '7': [],
  },
  holidays: 'AR',
  closedDays: [],
  openDays: [],
  answerWithinHours: 9,
}

type Weekday = (typeof weekdays)[number]

/** Days in a row that have the same hours. */
export interface DaysAlike {
  from: Weekday
  to: Weekday
  spans: readonly [string, string][]
}

/** A week with the days that are alike told once; days without hours are left out. */
export function daysAlike(hours: Office['hours']): DaysAlike[] {
  const groups: DaysAlike[] = []
  for (const weekday of weekdays) {
    const spans = hours[weekday]
    const last = groups.at(-1)
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = weekday
    else groups.push({ from: weekday, to: weekday, spans })
  }
  return groups.filter(({ spans }) => spans.length > 0)
}
