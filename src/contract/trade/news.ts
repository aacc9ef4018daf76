import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { answeredTexts } from '#contract/base/languages/language-texts.ts'
import { noPayload, nothing } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'

/** Changes of a journey or of its cost. */
export const newsChanges = ['new', 'changed', 'withdrawn', 'rates'] as const

/** Selling points of a journey, and the changed parts of rates. */
export const newsFields = [
  'itinerary',
  'days',
  'destinations',
  'hotels',
  'months',
  'validity',
  'status',
  'rates',
  'stopSale',
] as const

export type NewsField = (typeof newsFields)[number]

/** Something that agents should know; of rates it says that they changed, and no figure. */
const newsEntry = z
  .object({
    kind: z.enum(kinds),
    /** The item's, of its rates too. */
    id: z.guid(),
    /** In the caller's language, else in what comes closest. */
    name: z.string(),
    names: answeredTexts,
    change: z.enum(newsChanges),
    /** In this order; none of what is new or withdrawn. */
    fields: z.array(z.enum(newsFields)),
    at: z.date(),
  })
  .meta({ id: 'TradeNews' })

export type NewsEntry = z.infer<typeof newsEntry>

export const newsOperations = {
  getTradeNews: operation({
    summary:
      'What changed for who sells it since their visit before this one, newest first. Calls less than 30 minutes apart are one visit; the first looks 30 days back.',
    access: 'user',
    effect: 'writes',
    input: noPayload,
    output: z.object({
      since: z.date(),
      list: z.array(newsEntry),
      /** Whether the same is mailed every month. */
      digest: z.boolean(),
    }),
    failures: [],
  }),
  setTradeDigest: operation({
    summary: 'Switches the monthly mail of what is new on or off, in the language of the call.',
    access: 'user',
    effect: 'writes',
    input: z.object({ on: z.boolean() }),
    output: nothing,
    failures: [],
  }),
} as const
