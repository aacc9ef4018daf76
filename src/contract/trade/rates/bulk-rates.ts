import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { id, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { answerOfMany, backgroundInput, startedTask } from '#contract/editing/background-tasks.ts'
import { rateWarningCodes } from './rate-warnings.ts'

export const rateActions = [
  'nextYear',
  'percent',
  'addStopSale',
  'enable',
  'disable',
  'delete',
] as const

export type RateAction = (typeof rateActions)[number]

const stopSale = z
  .object({ from: day, to: day, note: text(limits.stopSaleNoteMaxLength).nullish() })
  .refine(({ from, to }) => from <= to, { error: messages.spanOrder, path: ['to'] })

/** Doubtful points of one of many rates; `USED_BY` names a journey that is at a hotel whose sales stop. */
const bulkWarning = z.object({
  id: z.guid(),
  code: z.enum([...rateWarningCodes, 'MOVABLE_DAYS', 'USED_BY']),
  path: z.string(),
  context: z.record(z.string(), z.unknown()),
})

/** The field that each action demands. */
const demanded = { percent: 'percent', addStopSale: 'stopSale' } as const

export const bulkRateOperations = {
  bulkRates: operation({
    summary:
      'Does one thing to many rates, each by its own rules and in a transaction of its own; with dryRun nothing changes.',
    access: 'admin',
    duties: ['rates'],
    effect: 'orchestrates',
    input: z
      .object({
        ids: z
          .array(id)
          .min(1, { error: messages.tooFew })
          .max(limits.bulkRatesMax, { error: messages.tooMany }),
        action: z.enum(rateActions),
        /** Of nextYear; 1 unless given. */
        years: z.int().min(1).max(limits.copiedYearsMax).optional(),
        /** Of nextYear and percent; amounts that are paid on the spot stay. */
        percent: z.number().min(-100).max(limits.percentChangeMax).optional(),
        /** Rounds changed prices to whole units of the currency, half to even. */
        wholeUnits: z.boolean().default(false),
        stopSale: stopSale.optional(),
        dryRun: z.boolean().default(false),
        ...backgroundInput,
      })
      .superRefine((given, context) => {
        const field =
          given.action in demanded ? demanded[given.action as keyof typeof demanded] : ''
        if (field !== '' && given[field] === undefined) {
          context.addIssue({ code: 'custom', path: [field], message: messages.required })
        }
      }),
    output: z.union([
      answerOfMany.extend({
        /** Copies that nextYear made. */
        made: z.array(z.guid()).optional(),
        warnings: z.array(bulkWarning),
      }),
      startedTask,
    ]),
    failures: [],
  }),
} as const
