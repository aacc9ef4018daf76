import { z } from 'zod'
import { lines, text, verbatimText } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
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

/** A text beside name and description, in one language; it may be left out. */
export interface FurtherText {
  /** The kinds that have it. */
  kinds: readonly Kind[]
  /** Takes undefined for what stays as it is. */
  written: z.ZodType
  answered: z.ZodType
  /** The value that null becomes, and the value of an item without the text. */
  fallback: null | []
  /** Whether brief lists answer it. */
  brief?: boolean
}

/** One text, or null. */
function single<const Of extends readonly Kind[], Schema extends z.ZodType>(
  of: Of,
  schema: Schema,
) {
  return {
    kinds: of,
    written: schema.nullable().optional(),
    answered: z.string().nullable(),
    fallback: null,
  }
}

const nothing: [] = []

/** A list in its order; null empties it. */
function several<
  const Of extends readonly Kind[],
  Each extends z.ZodType,
  Answered extends z.ZodType,
>(of: Of, each: Each, max: number, answered: Answered) {
  const list = z.array(each).max(max)
  const written = list.nullable().transform((value): z.output<Each>[] => value ?? [])
  return { kinds: of, written: written.optional(), answered: z.array(answered), fallback: nothing }
}

const string = z.string()
const markdown = (max: number) => verbatimText(max, messages.required)

const sold = ['tour', 'circuit', 'package', 'incentive'] as const
const dated = ['destination', 'tour'] as const

const topic = z.object({
  topic: z.enum(practicalTopics),
  text: markdown(limits.practicalMaxLength),
})

const question = z.object({
  question: text(limits.questionMaxLength),
  answer: markdown(limits.answerMaxLength),
})

const practical = several(['destination'], topic, practicalTopics.length, topic)

const isOnePerTopic = (list: readonly { topic: string }[] | null | undefined) =>
  !list || new Set(list.map((each) => each.topic)).size === list.length

/**
 * Texts of items in each language beside name and description, with the kinds that have them. Each is stored in the
 * column of the same name.
 */
export const furtherTexts = {
  /** Plain text, for cards, results and shared links. */
  summary: { ...single(kinds, lines(limits.summaryMaxLength)), brief: true },
  highlights: several(
    ['destination', ...sold],
    text(limits.highlightMaxLength),
    limits.highlightsMax,
    string,
  ),
  included: several(sold, text(limits.includedMaxLength), limits.includedMax, string),
  excluded: several(sold, text(limits.includedMaxLength), limits.includedMax, string),
  seasonNote: single(dated, lines(limits.seasonNoteMaxLength)),
  /** Beside each month, why it is as it is. */
  monthNotes: {
    ...single(
      [...dated, 'hotel'],
      z.array(text(limits.monthNoteMaxLength).nullable()).length(monthsOfYear.length),
    ),
    answered: z.array(z.string().nullable()).nullable(),
  },
  climate: single(['destination'], text(limits.climateMaxLength)),
  /** Markdown. */
  conditions: single(['circuit', 'package', 'incentive'], markdown(limits.conditionsMaxLength)),
  practical: {
    ...practical,
    written: practical.written.refine(isOnePerTopic, { error: messages.topicRepeated }),
    answered: z.array(z.object({ topic: z.enum(practicalTopics), text: z.string() })),
  },
  questions: several(
    kinds,
    question,
    limits.questionsMax,
    z.object({ question: z.string(), answer: z.string() }),
  ),
} as const satisfies Record<string, FurtherText>

export type FurtherTextField = keyof typeof furtherTexts

/** The further texts that a kind has; of several kinds, those that all of them have. */
export type FurtherTextFieldOf<K extends Kind> = {
  [Field in FurtherTextField]: [K] extends [(typeof furtherTexts)[Field]['kinds'][number]]
    ? Field
    : never
}[FurtherTextField]

/** The names of the further texts that a kind has. */
export function furtherTextFieldsOf(kind: Kind): FurtherTextField[] {
  const fields = Object.keys(furtherTexts) as FurtherTextField[]
  return fields.filter((field) => {
    const { kinds: having }: { kinds: readonly Kind[] } = furtherTexts[field]
    return having.includes(kind)
  })
}
