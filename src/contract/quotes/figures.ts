import { z } from 'zod'
import { day, yearsAfter } from '#contract/base/dates/days.ts'
import { answeredFile } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import { operation } from '#contract/base/operation.ts'
import { messages } from '#contract/base/text/messages.ts'

/** Aspects by which requests are grouped. */
export const figureGroupings = [
  'month',
  'travelMonth',
  'agency',
  'branch',
  'market',
  'country',
  'kind',
  'item',
  'origin',
  'source',
  'assignee',
  'lang',
  'reason',
] as const

export type FigureGrouping = (typeof figureGroupings)[number]

/** States of requests that may still be won. */
export const openStates = ['new', 'contacted', 'quoting', 'sent'] as const

const span = {
  /** Days of creation in the agency's zone, both counted; three years at most. */
  from: day,
  to: day,
  by: z.enum(figureGroupings),
}

/** Checks that the days are in order, and not more than three years apart. */
function checkSpan({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const path = ['to']
  if (to < from) context.addIssue({ code: 'custom', message: messages.spanOrder, path })
  if (to > yearsAfter(from, limits.figuresYearsMax)) {
    context.addIssue({ code: 'custom', message: messages.tooFarAhead, path })
  }
}

const sums = {
  requests: z.int(),
  /** Requests that the agency has answered. */
  answered: z.int(),
  /** Office hours until the first answer, to a tenth; null where none was answered. */
  medianAnswerHours: z.number().nullable(),
  /** Adults and children, as far as requests tell them. */
  travellers: z.int(),
  /** Proposals that were sent. */
  proposals: z.int(),
  won: z.int(),
  lost: z.int(),
  /** Requests that may still be won: neither won, lost nor archived. */
  open: z.int(),
  /** Accepted totals by currency, minor units. */
  value: z.array(answeredMoney),
  /** Earnings of agencies by them. */
  commission: z.array(answeredMoney),
}

/** Names of the counts, in the order in which tables show them. */
export const figureCounts = [
  'requests',
  'answered',
  'medianAnswerHours',
  'travellers',
  'proposals',
  'won',
  'lost',
  'open',
] as const satisfies (keyof typeof sums)[]

const figures = z.object(sums).meta({ id: 'Figures' })

export type Figures = z.infer<typeof figures>

const figureRow = z
  .object({
    /** Null for requests of which the aspect is not known. */
    key: z.string().nullable(),
    /** Name of what the key stands for; the key itself where it is a word, empty for null. */
    name: z.string(),
    ...sums,
  })
  .meta({ id: 'FigureRow' })

export type FigureRow = z.infer<typeof figureRow>

/** Requests in figures (requirements §11.9). */
export const figureOperations = {
  getFigures: operation({
    summary: 'Requests of a span in figures, grouped by one aspect: how many, how fast, how much.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object(span).superRefine(checkSpan),
    output: z.object({ rows: z.array(figureRow), totals: figures }),
    failures: [],
  }),
  exportFigures: operation({
    summary: 'The same figures as a workbook unless asked otherwise, or as CSV.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z
      .object({ ...span, format: z.enum(['csv', 'xlsx']).default('xlsx') })
      .superRefine(checkSpan),
    output: answeredFile,
    answersFile: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    failures: [],
  }),
} as const
