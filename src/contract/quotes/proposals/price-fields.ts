import { z } from 'zod'
import { id, orElse, orEmpty, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { answeredMoney, money } from '#contract/base/money/money.ts'
import { messages } from '#contract/base/text/messages.ts'
import { sharePercent } from './payment-fields.ts'

export const optionKey = text(limits.optionKeyMaxLength)

/** Which price of a rate it is: an agency's own, or a traveller's. */
export const sides = ['net', 'gross'] as const

/** The rate that a line was suggested by. */
const lineSource = z.object({
  rateId: id,
  side: z.enum(sides),
  /** Whether nights were assumed that the proposal's days do not say. */
  guessedNights: z.boolean(),
})

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
    /** Whether an agency earns a commission by it. */
    commissionable: orElse(z.boolean(), true),
    /** In the place of the proposal's commission. */
    commissionPercent: orElse(sharePercent, null),
    from: orElse(lineSource, null),
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

/** Price per person by number of travellers; it counts for its option, or for all. */
const scaleStep = z
  .object({
    minPax: z.int().min(1).max(limits.groupSizeMax),
    maxPax: z.int().min(1).max(limits.groupSizeMax),
    perPerson: money,
    freePlaces: orElse(z.int().min(0).max(limits.scaleFreePlacesMax), 0),
    option: orElse(optionKey, null),
  })
  .refine(({ minPax, maxPax }) => minPax <= maxPax, {
    error: messages.rangeOrder,
    path: ['maxPax'],
  })

/** The prices of a draft; null empties each. */
export const priceFields = {
  prices: orEmpty(z.array(priceLine).max(limits.pricesMax, { error: messages.tooMany }), []),
  options: orEmpty(options, []),
  scale: orEmpty(z.array(scaleStep).max(limits.scaleMax, { error: messages.tooMany }), []),
}

const answeredLine = z.object({
  label: z.string(),
  quantity: z.int(),
  unit: answeredMoney,
  option: z.string().nullable(),
  optional: z.boolean(),
  onSpot: z.boolean(),
})

/** A line as admins get it. */
export const answeredLineWithSource = answeredLine.extend({
  commissionable: z.boolean(),
  commissionPercent: z.number().nullable(),
  from: z.object({ rateId: z.guid(), side: z.enum(sides), guessedNights: z.boolean() }).nullable(),
})

/** The prices as a visitor gets them. */
export const answeredPriceFields = {
  prices: z.array(answeredLine),
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
      option: z.string().nullable(),
      /** Beside the price, and in no total: of proposals from before scales counted. */
      shown: z.boolean(),
    }),
  ),
}
