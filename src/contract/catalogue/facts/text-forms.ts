import { z } from 'zod'
import { lines, text, verbatimText } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { monthsOfYear } from './seasons.ts'

/** Topics of practical texts. */
export const practicalTopics = [
  'arrival',
  'visas',
  'money',
  'health',
  'weather',
  'clothing',
  'food',
  'safety',
  'power',
  'connectivity',
  'tips',
  'transport',
] as const

type PracticalTopic = (typeof practicalTopics)[number]

/** The value of each form of text. */
export interface ValuesOfForms {
  title: string
  line: string
  lines: string
  markdown: string
  list: string[]
  /** January first. */
  months: (string | null)[]
  topics: { topic: PracticalTopic; text: string }[]
  questions: { question: string; answer: string }[]
}

/** The form of a text. Its column, cell, input, and its part of a page or document follow from it. */
export type TextForm = keyof ValuesOfForms

/** A function for each form of text. */
export type ByForm<Result> = { [As in TextForm]: (value: ValuesOfForms[As]) => Result }

/** Hands the value of a text to the function for its form. */
export function inForm<Result>(as: TextForm, value: unknown, byForm: ByForm<Result>): Result {
  return (byForm[as] as (value: unknown) => Result)(value)
}

/** A form with its schemas and limits. */
export interface FormedText {
  as: TextForm
  /** Takes undefined for what stays as it is. */
  written: z.ZodType
  answered: z.ZodType
  /** The value of an item without the text. */
  fallback: '' | null | []
  /** Characters of the text, or of each of its entries. */
  maxLength: number
  /** Entries of a list. */
  max?: number
}

/** A text that each language needs. */
export function required<const As extends TextForm, Written extends z.ZodType>(
  as: As,
  maxLength: number,
  written: Written,
) {
  return { as, maxLength, written, answered: z.string(), fallback: '' as const }
}

function single<const As extends TextForm, Schema extends z.ZodType>(
  as: As,
  maxLength: number,
  schema: Schema,
) {
  const written = schema.nullable().optional()
  return { as, maxLength, written, answered: z.string().nullable(), fallback: null }
}

/** Plain text in one line. */
export const line = (maxLength: number) => single('line', maxLength, text(maxLength))

/** Plain text in several lines. */
export const plainLines = (maxLength: number) => single('lines', maxLength, lines(maxLength))

export const markdown = (maxLength: number) => single('markdown', maxLength, rich(maxLength))

const rich = (maxLength: number) => verbatimText(maxLength, messages.required)

const nothing: [] = []

/** A list in its order; null empties it. */
function several<const As extends TextForm, Each extends z.ZodType, Answered extends z.ZodType>(
  as: As,
  { max, maxLength }: { max: number; maxLength: number },
  each: Each,
  answered: Answered,
) {
  const sent = z.array(each).max(max)
  const written = sent.nullable().transform((value): z.output<Each>[] => value ?? [])
  return {
    as,
    max,
    maxLength,
    written: written.optional(),
    answered: z.array(answered),
    fallback: nothing,
  }
}

/** Plain entries of a line each. */
export const list = (max: number, maxLength: number) =>
  several('list', { max, maxLength }, text(maxLength), z.string())

/** A line beside each month, or null. */
export const monthLines = (maxLength: number) => ({
  ...single('months', maxLength, z.array(text(maxLength).nullable()).length(monthsOfYear.length)),
  answered: z.array(z.string().nullable()).nullable(),
})

const topic = z.object({ topic: z.enum(practicalTopics), text: rich(limits.practicalMaxLength) })

const isOnePerTopic = (all: readonly { topic: string }[] | null | undefined) =>
  !all || new Set(all.map((each) => each.topic)).size === all.length

/** Markdown by topic, each topic once. */
export function topics() {
  const form = several(
    'topics',
    { max: practicalTopics.length, maxLength: limits.practicalMaxLength },
    topic,
    z.object({ topic: z.enum(practicalTopics), text: z.string() }),
  )
  const written = form.written.refine(isOnePerTopic, { error: messages.topicRepeated })
  return { ...form, written }
}

const question = z.object({
  question: text(limits.questionMaxLength),
  answer: rich(limits.answerMaxLength),
})

/** Questions in a line, each with its answer in Markdown. */
export const questions = () =>
  several(
    'questions',
    { max: limits.questionsMax, maxLength: limits.answerMaxLength },
    question,
    z.object({ question: z.string(), answer: z.string() }),
  )
