import { z } from 'zod'
import { lang } from '#contract/base/fields.ts'
import { kinds } from '#contract/base/kinds.ts'
import { answeredMoney } from '#contract/base/money/money.ts'
import { meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { media } from '#contract/catalogue/media.ts'
import { proposalAnswers, proposalStates } from '../proposal-fields.ts'
import { answeredInstalment, answeredPaymentFields } from './payment-fields.ts'
import { answeredPriceFields } from './price-fields.ts'
import { answeredPlace } from './shown-journey.ts'

const text = z.string()
const textOrNull = text.nullable()

/** The answer to a proposal. */
const answeredAnswer = z.object({
  at: z.date(),
  answer: z.enum(proposalAnswers),
  option: textOrNull,
  /** The travellers of a group that is priced by its size. */
  pax: z.int().nullable(),
  /** Indexes of the optional prices that were taken. */
  extras: z.array(z.int()),
  /** The same with how many of each. */
  taken: z.array(z.object({ index: z.int(), quantity: z.int() })),
  acceptedBy: textOrNull,
  text: textOrNull,
  /** Of the choice; null of a refusal, and where nothing has a price. */
  total: answeredMoney.nullable(),
  /** The schedule of the accepted total, extras in its last row. */
  instalments: z.array(answeredInstalment),
  /** The visitor's withdrawal from what was accepted. */
  withdrawn: z.object({ number: text, at: z.date() }).nullable(),
})

/** A proposal as its token's holder sees it, but for the reference and the name. */
export const answeredProposalFields = {
  lang,
  version: z.int().nullable(),
  state: z.enum(proposalStates),
  title: text,
  intro: text,
  startOn: textOrNull,
  pax: z.object({ adults: z.int(), children: z.int() }).nullable(),
  /** The item that it was made from. */
  item: z.object({ kind: z.enum(kinds), id: z.guid() }).nullable(),
  days: z.array(
    z.object({
      title: text,
      text,
      hotel: textOrNull,
      meals: z.array(z.enum(meals)),
      destinationId: z.guid().nullable(),
      hotelId: z.guid().nullable(),
      mediaIds: z.array(z.guid()),
      /** Those of `mediaIds`; of a sent one as they were then. */
      pictures: z.array(media),
    }),
  ),
  /** Its stops with a location, in their order; of a sent one as they were then. */
  places: z.array(answeredPlace),
  ...answeredPriceFields,
  /** The one of all its money; null while there is none. */
  currency: textOrNull,
  /** Each option's, or the sole one's with option null; without optional lines. */
  totals: z.array(z.object({ option: textOrNull, total: answeredMoney })),
  /** The sole one's; null where there are several options, or no price. */
  total: answeredMoney.nullable(),
  included: z.array(text),
  excluded: z.array(text),
  conditions: text,
  /** Markdown: the conditions of the items that it was made from. */
  itemConditions: text,
  /** The agency's words on taxes. */
  tax: text,
  /** How one pays; empty until it is accepted. */
  payHow: text,
  ...answeredPaymentFields,
  /** The payments of each total in money, without optional lines. */
  instalments: z.array(z.object({ option: textOrNull, rows: z.array(answeredInstalment) })),
  hold: z.object({ until: text }).nullable(),
  validUntil: textOrNull,
  sentAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  /** The accepted one that it changes, which stays in force until this one is accepted. */
  amends: z.object({ id: z.guid(), version: z.int() }).nullable(),
  answer: answeredAnswer.nullable(),
}
