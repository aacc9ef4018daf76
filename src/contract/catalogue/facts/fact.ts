import { z } from 'zod'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

/** The form of a fact. Its cells, its input and its line in the panel follow from it. */
export type FactForm =
  | 'amenities'
  | 'bands'
  | 'basis'
  | 'closures'
  | 'day'
  | 'departures'
  | 'duration'
  | 'languages'
  | 'level'
  | 'location'
  | 'money'
  | 'months'
  | 'number'
  | 'peaks'
  | 'range'
  | 'service'
  | 'text'
  | 'texts'
  | 'time'
  | 'times'
  | 'timeZone'

/** Where facts stand in the form. */
export const factGroups = ['facts', 'calendar', 'place', 'sale'] as const

export type FactGroup = (typeof factGroups)[number]

/** A value beside an item's texts: as written, its fallback, and as answered. */
export interface Fact<
  Written extends z.ZodType = z.ZodType,
  Answered extends z.ZodType = z.ZodType,
> {
  written: Written
  fallback: unknown
  answered: Answered
}

/** A fact with its form, and the bounds that its input has to know. */
export interface FormedFact extends Fact {
  as: FactForm
  group: FactGroup
  min?: number
  max?: number
}

/** A fact that is null until it is known. */
export function known<Schema extends z.ZodType, Answered extends z.ZodType = Schema>(
  schema: Schema,
  answered?: Answered,
) {
  const outward = (answered ?? schema) as Answered
  return { written: schema.nullable(), fallback: null, answered: outward.nullable() }
}

/** A fact that always has a value; null makes it the fallback again. */
export function always<Schema extends z.ZodType, Answered extends z.ZodType>(
  schema: Schema,
  fallback: z.output<Schema>,
  answered: Answered,
) {
  const written = schema.nullable().transform((value): z.output<Schema> => value ?? fallback)
  return { written, fallback, answered }
}

/** Two whole numbers, the first not above the second. */
export function range(min: number, max: number) {
  const number = z.int().min(min).max(max)
  return z.object({ min: number, max: number }).refine((value) => value.min <= value.max, {
    error: messages.rangeOrder,
    path: ['max'],
  })
}

export const answeredRange = z.object({ min: z.int(), max: z.int() })

const sixDecimals = (value: number) => Math.round(value * 1e6) / 1e6
export const coordinate = (most: number) => z.number().min(-most).max(most).overwrite(sixDecimals)

/** Sorted, each once; doubles do not count. */
export function sortedSet(each: z.ZodType<string>, max: number) {
  return z
    .array(each)
    .max(limits.listSentMax, { error: messages.tooMany, abort: true })
    .overwrite((list) => [...new Set(list)].toSorted())
    .max(max)
}

/** Each once, in the given order; doubles do not count. */
export function distinct<const Words extends readonly string[]>(words: Words, max: number) {
  return z
    .array(z.enum(words))
    .max(limits.listSentMax, { error: messages.tooMany, abort: true })
    .overwrite((list) => [...new Set(list)])
    .max(max)
}
