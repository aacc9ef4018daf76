import { z } from 'zod'
import { messages } from '../text/messages.ts'

const millisecondsPerDay = 24 * 60 * 60 * 1000

/** Days since 1970-01-01, to count with. */
export function dayNumber(day: string): number {
  return Date.parse(day) / millisecondsPerDay
}

/** The day that a number stands for, `YYYY-MM-DD`. */
export function dayOfNumber(number: number): string {
  return new Date(number * millisecondsPerDay).toISOString().slice(0, 10)
}

/** The same day of a later year, to compare with: 29 February of a year without one is before 1 March. */
export function yearsAfter(value: string, years: number): string {
  return `${Number(value.slice(0, 4)) + years}${value.slice(4)}`
}

/** A day that exists, `YYYY-MM-DD`. */
export const day = z.iso
  .date()
  // Year 0 is none to PostgreSQL.
  .refine((value) => value >= '1000', { error: messages.invalid })

/** A day of every year, `MM-DD`; 29 February is one. */
export const yearlyDay = z
  .string()
  .regex(/^\d\d-\d\d$/)
  .refine((value) => z.iso.date().safeParse(`2000-${value}`).success, { error: messages.invalid })
  .meta({ examples: ['05-01'] })

/** A time of day, `HH:MM` from 00:00 to 23:59. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ examples: ['08:30'] })

/** A month's number; January is 1. */
export const month = z.int().min(1).max(12)

export function monthOf(value: string): number {
  return Number(value.slice(5, 7))
}

/** The last day of a day's month. */
export function lastOfMonth(value: string): string {
  const [year, number] = value.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

/** From one day to another, both counted: once, or every year where both are `MM-DD`. */
export interface Span {
  from: string
  to: string
}

const yearlyLength = 'MM-DD'.length

/** Whether a span comes every year. */
export function isYearly({ from }: Span): boolean {
  return from.length === yearlyLength
}

/** Whether a day lies in a span; a yearly one may pass the new year. */
export function isWithin({ from, to }: Span, value: string): boolean {
  if (!isYearly({ from, to })) return from <= value && value <= to
  const inYear = value.slice(5)
  return from <= to ? from <= inYear && inYear <= to : from <= inYear || inYear <= to
}

const once = { from: day, to: day }
const everyYear = { from: yearlyDay, to: yearlyDay }

/** A span with whatever else it carries: once, or every year. */
export function span<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const single = z.object({ ...once, ...shape }).refine((value) => isInOrder(value), {
    error: messages.spanOrder,
    path: ['to'],
  })
  return z.union([single, z.object({ ...everyYear, ...shape })])
}

function isInOrder(value: unknown): boolean {
  const { from, to } = value as Span
  return from <= to
}
