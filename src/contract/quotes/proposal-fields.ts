import { z } from 'zod'
import { meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { day } from '#contract/base/dates/days.ts'
import { id, ids, lines, orElse, orEmpty, text, verbatimText } from '#contract/base/fields.ts'
import { kinds } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { TakenExtra } from './money/totals.ts'
import { paymentFields } from './proposals/payment-fields.ts'
import { priceFields } from './proposals/price-fields.ts'

/** States of a proposal; after its last day a sent proposal is expired. */
export const proposalStates = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'withdrawn',
  'cancelled',
] as const

export type ProposalState = (typeof proposalStates)[number]

/** A proposal in a list. */
export const answeredProposalLine = z.object({
  id: z.guid(),
  /** Null in a draft. */
  version: z.int().nullable(),
  title: z.string(),
  state: z.enum(proposalStates),
})

const linesOrNone = (max: number) => z.union([z.string().trim().length(0), verbatimText(max)])

const distinctMeals = z
  .array(z.enum(meals))
  .max(limits.listSentMax)
  .overwrite((list) => [...new Set(list)])

const proposalDay = z.object({
  title: text(limits.dayTitleMaxLength),
  /** Markdown. */
  text: orElse(linesOrNone(limits.dayTextMaxLength), ''),
  hotel: orElse(text(limits.proposalHotelMaxLength), null),
  meals: orElse(distinctMeals, []),
  destinationId: orElse(id, null),
  hotelId: orElse(id, null),
  /** Pictures of the catalogue that are shown with it. */
  mediaIds: orElse(ids(0, messages.tooMany, limits.dayMediaMax), []),
})

const listed = z
  .array(text(limits.includedMaxLength))
  .max(limits.includedMax, { error: messages.tooMany })

/** Fields of a draft; an edit keeps omitted fields, null empties. */
export const proposalFields = {
  title: orEmpty(z.union([z.string().trim().length(0), text(limits.proposalTitleMaxLength)]), ''),
  /** Markdown. */
  intro: orEmpty(linesOrNone(limits.proposalIntroMaxLength), ''),
  startOn: day.nullable(),
  pax: z
    .object({
      adults: z.int().min(1).max(limits.adultsMax),
      children: z.int().min(0).max(limits.childrenCountMax),
    })
    .nullable(),
  days: orEmpty(z.array(proposalDay).max(limits.proposalDaysMax, { error: messages.tooMany }), []),
  ...priceFields,
  ...paymentFields,
  hold: z.object({ until: day }).nullable(),
  included: orEmpty(listed, []),
  excluded: orEmpty(listed, []),
  conditions: orEmpty(linesOrNone(limits.conditionsMaxLength), ''),
  /** Markdown: the conditions of the items that it was made from, apart from the agency's own. */
  itemConditions: orEmpty(linesOrNone(limits.conditionsMaxLength), ''),
  /** How one pays; shown once it is accepted. */
  payHow: orEmpty(linesOrNone(limits.payHowMaxLength), ''),
  /** The agency's words on taxes. */
  tax: orEmpty(linesOrNone(limits.taxMaxLength), ''),
  validUntil: day.nullable(),
  /** Where no last day is said: how many days it is valid from its sending on. */
  validDays: z.int().min(1).max(limits.validDaysMax).nullable(),
  /** Percent, for the eyes of the agent whose quote it is. */
  commission: z.number().min(0).max(100).nullable(),
  item: z.object({ kind: z.enum(kinds), id }).nullable(),
}

const draftContent = z.object(proposalFields)

/** All that a proposal says, every field told. */
export type ProposalContent = z.output<typeof draftContent>

/** The content of an empty draft. */
export const emptyProposal: ProposalContent = {
  title: '',
  intro: '',
  startOn: null,
  pax: null,
  days: [],
  prices: [],
  options: [],
  scale: [],
  payments: [],
  cancellation: [],
  hold: null,
  included: [],
  excluded: [],
  conditions: '',
  itemConditions: '',
  payHow: '',
  tax: '',
  validUntil: null,
  validDays: null,
  commission: null,
  item: null,
}

export const proposalAnswers = ['accepted', 'declined'] as const

/** How a proposal was answered, as it is kept; moments as ISO text. */
export interface ProposalAnswer {
  at: string
  answer: (typeof proposalAnswers)[number]
  option: string | null
  /** Number of travellers, of a group that is priced by its size. */
  pax?: number | null
  /** Indexes of the optional lines that were taken. */
  extras: number[]
  /** The same with how many of each; an answer that was stored before has each as often as its line. */
  taken?: TakenExtra[]
  acceptedBy: string | null
  text: string | null
  /** The version of the page `terms` that was agreed to; null where none was asked for. */
  termsVersion: number | null
  /** The visitor's withdrawal from what was accepted. */
  withdrawn?: { number: string; at: string }
}

/** Text that accompanies somebody's answer, or an admin's confirmation. */
export const answerText = lines(limits.answerTextMaxLength)
