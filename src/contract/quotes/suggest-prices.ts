import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { id } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import { operation } from '#contract/base/operation.ts'
import { classes } from '#contract/trade/rates/rate-lines.ts'
import { wishFields } from './wish-fields.ts'

/** Warnings to read before one adopts lines that a rate suggests. */
export const suggestionWarnings = [
  'STOP_SALE',
  'MIN_NIGHTS',
  'NIGHTS_GUESSED',
  'SEVERAL_STAYS',
  'NO_SEASON',
  'NO_PRICE',
  'NET_ONLY',
  'SEVERAL_PRICES',
  'ROOMS_DIFFER',
  'OTHER_CURRENCY',
  'OTHER_SHEET',
  'NOT_SOLD_NOW',
  'HIDDEN',
] as const

export type SuggestionWarning = (typeof suggestionWarnings)[number]

const sides = ['net', 'gross'] as const

const { rooms, children } = wishFields

/** Lines for the prices of a proposal from the agency's own rates; a person takes them over (requirements §16.2). */
export const suggestionOperations = {
  suggestPrices: operation({
    summary:
      'Lines for a proposal’s prices from a rate: by the season of each night, the rooms and the children’s ages; nothing is stored.',
    access: 'admin',
    duties: ['requests'],
    effect: 'reads',
    input: z.object({
      proposalId: id,
      rateId: id,
      /** Left out: the day on which the proposal is first at the hotel, else its own first day. */
      startOn: day.optional(),
      rooms,
      /** Their ages. */
      children,
      class: z.enum(classes).optional(),
      /** Left out: a journey’s own; of a hotel the proposal’s days there, else those that were asked for, else 1. */
      nights: z.int().min(1).max(limits.daysMax).optional(),
    }),
    output: z.object({
      /** By whose terms the lines are: the quote's agency, or null for travellers, and the side that is theirs. */
      terms: z.object({ side: z.enum(sides), agency: z.string().nullable() }),
      /** The service that the lines are for. */
      startOn: z.string(),
      nights: z.int(),
      lines: z.array(
        z.object({
          /** In the proposal’s language. */
          label: z.string(),
          quantity: z.int(),
          unit: answeredMoney,
          optional: z.boolean(),
          onSpot: z.boolean(),
          /** True where rate and line bear a commission for every night; extras bear none, as in a stay. */
          commissionable: z.boolean(),
          /** Of extras null: they have one price. */
          side: z.enum(sides).nullable(),
        }),
      ),
      warnings: z.array(
        z.object({
          code: z.enum(suggestionWarnings),
          /** The subject of the warning, by days, numbers and names. */
          context: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
