import { z } from 'zod'
import { meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { day } from '#contract/base/dates/days.ts'
import { lang, lines, orElse, orEmpty, text, verbatimText } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { answeredMoney, money } from '#contract/base/money/money.ts'

/** States of a proposal; after its last day a sent proposal is expired. */
export const proposalStates = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'withdrawn',
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
})

const optionKey = text(limits.optionKeyMaxLength)

const priceLine = z
  .object({
    label: text(limits.priceLabelMaxLength),
    quantity: z.int().min(1).max(limits.priceQuantityMax),
    unit: money,
    /** The key of the option that it is part of; it is part of all where there is none. */
    option: orElse(optionKey, null),
    /** On request, and in no total. */
    optional: orElse(z.boolean(), false),
    /** Paid to others on the way: told, never chosen, in no total, in any currency. */
    onSpot: orElse(z.boolean(), false),
  })
  .refine(({ optional, onSpot }) => !(optional && onSpot), {
    error: messages.optionalOnSpot,
    path: ['onSpot'],
  })

const option = z.object({
  key: optionKey,
  name: text(limits.optionNameMaxLength),
  hotels: orElse(
    z
      .array(
        z.object({
          place: text(limits.optionPlaceMaxLength),
          hotel: text(limits.proposalHotelMaxLength),
          nights: z.int().min(1).max(limits.daysMax),
        }),
      )
      .max(limits.optionHotelsMax, { error: messages.tooMany }),
    [],
  ),
})

const options = z
  .array(option)
  .max(limits.proposalOptionsMax, { error: messages.tooMany })
  .superRefine((list, context) => {
    for (const [index, { key }] of list.entries()) {
      if (list.findIndex((each) => each.key === key) === index) continue
      context.addIssue({ code: 'custom', message: messages.repeatedId, path: [index, 'key'] })
    }
  })

/** Price per person by number of travellers: shown, never summed. */
const scaleStep = z
  .object({
    minPax: z.int().min(1).max(limits.groupSizeMax),
    maxPax: z.int().min(1).max(limits.groupSizeMax),
    perPerson: money,
    freePlaces: orElse(z.int().min(0).max(limits.scaleFreePlacesMax), 0),
  })
  .refine(({ minPax, maxPax }) => minPax <= maxPax, {
    error: messages.rangeOrder,
    path: ['maxPax'],
  })

const paymentDue = z.union([
  z.literal('acceptance'),
  day,
  z.object({ daysBefore: z.int().min(0).max(limits.daysMax) }),
])

const percent = z.int().min(0).max(100)

const payment = z
  .object({
    due: paymentDue,
    percent: percent.nullish(),
    amount: money.nullish(),
    note: text(limits.paymentNoteMaxLength).nullish(),
  })
  .refine((given) => typeof given.percent === 'number' || given.amount, {
    error: messages.required,
    path: ['percent'],
  })
  .refine((given) => typeof given.percent !== 'number' || !given.amount, {
    error: messages.invalid,
    path: ['amount'],
  })

const payments = z
  .array(payment)
  .max(limits.paymentsMax, { error: messages.tooMany })
  .refine((list) => sumsToAll(list.map((each) => each.percent)), { error: messages.percentsSum })

/** Whether the percents, where there are any, are a hundred together. */
function sumsToAll(percents: readonly (number | null | undefined)[]): boolean {
  const given = percents.filter((each) => typeof each === 'number')
  return given.length === 0 || given.reduce((sum, each) => sum + each, 0) === 100
}

const cancellationStep = z.object({
  fromDaysBefore: z.int().min(0).max(limits.daysMax),
  percent,
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
  prices: orEmpty(z.array(priceLine).max(limits.pricesMax, { error: messages.tooMany }), []),
  options: orEmpty(options, []),
  scale: orEmpty(z.array(scaleStep).max(limits.scaleMax, { error: messages.tooMany }), []),
  payments: orEmpty(payments, []),
  cancellation: orEmpty(
    z.array(cancellationStep).max(limits.cancellationMax, { error: messages.tooMany }),
    [],
  ),
  hold: z.object({ until: day }).nullable(),
  included: orEmpty(listed, []),
  excluded: orEmpty(listed, []),
  conditions: orEmpty(linesOrNone(limits.conditionsMaxLength), ''),
  validUntil: day.nullable(),
  /** Percent, for the eyes of the agent whose quote it is. */
  commission: z.number().min(0).max(100).nullable(),
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
  validUntil: null,
  commission: null,
}

export const proposalAnswers = ['accepted', 'declined'] as const

/** How a proposal was answered, as it is kept; moments as ISO text. */
export interface ProposalAnswer {
  at: string
  answer: (typeof proposalAnswers)[number]
  option: string | null
  extras: number[]
  acceptedBy: string | null
  text: string | null
  /** The version of the page `terms` that was agreed to; null where none was asked for. */
  termsVersion: number | null
}

const answeredPayment = z.object({
  due: z.union([z.string(), z.object({ daysBefore: z.int() })]),
  percent: z.int().nullable().optional(),
  amount: answeredMoney.nullable().optional(),
  note: z.string().nullable().optional(),
})

/** A proposal as its token's holder sees it, but for the reference and the name. */
export const answeredProposalFields = {
  lang,
  version: z.int().nullable(),
  state: z.enum(proposalStates),
  title: z.string(),
  intro: z.string(),
  startOn: z.string().nullable(),
  pax: z.object({ adults: z.int(), children: z.int() }).nullable(),
  days: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      hotel: z.string().nullable(),
      meals: z.array(z.enum(meals)),
    }),
  ),
  prices: z.array(
    z.object({
      label: z.string(),
      quantity: z.int(),
      unit: answeredMoney,
      option: z.string().nullable(),
      optional: z.boolean(),
      onSpot: z.boolean(),
    }),
  ),
  options: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      hotels: z.array(z.object({ place: z.string(), hotel: z.string(), nights: z.int() })),
    }),
  ),
  scale: z.array(
    z.object({
      minPax: z.int(),
      maxPax: z.int(),
      perPerson: answeredMoney,
      freePlaces: z.int(),
    }),
  ),
  /** The one of all its money; null while there is none. */
  currency: z.string().nullable(),
  /** Each option's, or the sole one's with option null; without optional lines. */
  totals: z.array(z.object({ option: z.string().nullable(), total: answeredMoney })),
  /** The sole one's; null where there are several options, or no price. */
  total: answeredMoney.nullable(),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  conditions: z.string(),
  payments: z.array(answeredPayment),
  cancellation: z.array(z.object({ fromDaysBefore: z.int(), percent: z.int() })),
  hold: z.object({ until: z.string() }).nullable(),
  validUntil: z.string().nullable(),
  sentAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  answer: z
    .object({
      at: z.date(),
      answer: z.enum(proposalAnswers),
      option: z.string().nullable(),
      /** Indexes of the optional prices that were taken. */
      extras: z.array(z.int()),
      acceptedBy: z.string().nullable(),
      text: z.string().nullable(),
    })
    .nullable(),
}

/** Text that accompanies somebody's answer, or an admin's confirmation. */
export const answerText = lines(limits.answerTextMaxLength)
