import { z } from 'zod'
import { kinds } from '#contract/base/kinds.ts'
import { day } from '#contract/base/dates/days.ts'
import { blankAsNull, id, lang, lines, orElse, orEmpty, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { answeredMoney, currency, money } from '#contract/base/money/money.ts'
import { roundings } from '#contract/quotes/money/markup.ts'

const item = z.object({ entityType: z.enum(kinds), entityId: id })

const items = z
  .array(item)
  .min(1, { error: messages.tooFew })
  .max(limits.clientViewItemsMax, { error: messages.tooMany })
  .refine((list) => new Set(list.map(({ entityId }) => entityId)).size === list.length, {
    error: messages.repeatedId,
  })

/** A price that the agent types; nothing of it comes from a rate. */
const ownPrice = z.object({
  label: text(limits.ownPriceLabelMaxLength),
  amount: money,
  note: blankAsNull(orElse(text(limits.ownPriceNoteMaxLength), null)),
  /** Whether it is part of the sum of each option that the view shows. */
  inTotal: z.boolean().optional(),
})

/** How the agency reckons what its clients pay for a proposal. */
const markup = z
  .object({
    percent: z
      .number()
      .min(limits.markupMin)
      .max(limits.markupMax)
      .overwrite((value) => Math.round(value * 100) / 100),
    /** The currency that is shown; the proposal's where there is none. */
    currency: currency.nullish(),
    /** Units of it for one of the proposal's. */
    rate: z
      .number()
      .positive()
      .max(limits.exchangeRateMax)
      .overwrite((value) => Math.round(value * 10 ** 6) / 10 ** 6)
      .refine((value) => value > 0, { error: messages.numberTooSmall })
      .nullish(),
    roundTo: orElse(z.union(roundings.map((step) => z.literal(step))), 1),
  })
  .refine(({ currency: of, rate }) => Boolean(of) === Boolean(rate), {
    error: messages.required,
    path: ['rate'],
  })

export type OwnPrice = z.output<typeof ownPrice>

const remarks = z.union([z.string().trim().length(0), lines(limits.clientViewRemarksMaxLength)])

/** Prices of the catalogue are never shown; the word is kept for a time when they may be. */
const showPrices = z.literal(false, { error: messages.invalid })

/** Content of a client view, beside its subject. */
export const clientViewFields = {
  lang,
  title: text(limits.clientViewTitleMaxLength),
  remarks,
  ownPrices: z.array(ownPrice).max(limits.ownPricesMax, { error: messages.tooMany }),
  startOn: blankAsNull(day.nullable()),
  travellers: blankAsNull(text(limits.travellersMaxLength).nullable()),
  /** Of a proposal: what its clients pay; null shows no price of it. */
  markup: markup.nullable(),
  /** The agency's own terms. */
  terms: z.union([z.string().trim().length(0), lines(limits.clientViewTermsMaxLength)]),
  /** The last day of the prices, as the agency says. */
  validUntil: blankAsNull(day.nullable()),
  /** Its last day, by the office’s clock; at most a year ahead. */
  expiresOn: day,
}

interface Of {
  items?: unknown
  proposalId?: unknown
}

const isOfOne = ({ items: some, proposalId }: Of) =>
  (some === undefined) !== (proposalId === undefined)

/** Of items or of one proposal. */
export const newClientView = z
  .object({
    lang: clientViewFields.lang,
    title: clientViewFields.title,
    remarks: orElse(remarks, ''),
    ownPrices: orElse(clientViewFields.ownPrices, []),
    startOn: clientViewFields.startOn.optional(),
    travellers: clientViewFields.travellers.optional(),
    markup: clientViewFields.markup.optional(),
    terms: orElse(clientViewFields.terms, ''),
    validUntil: clientViewFields.validUntil.optional(),
    expiresOn: clientViewFields.expiresOn,
    showPrices: showPrices.optional(),
    items: items.optional(),
    proposalId: id.optional(),
  })
  .refine(isOfOne, { error: messages.required, path: ['items'] })
  .refine(({ markup: own, proposalId }) => !own || proposalId !== undefined, {
    error: messages.invalid,
    path: ['markup'],
  })

export const editedClientView = z
  .object({
    ...clientViewFields,
    remarks: orEmpty(remarks, ''),
    ownPrices: orEmpty(clientViewFields.ownPrices, []),
    terms: orEmpty(clientViewFields.terms, ''),
    showPrices,
    items,
    proposalId: id,
  })
  .partial()
  .extend({ id })
  .refine((edit) => edit.items === undefined || edit.proposalId === undefined, {
    error: messages.invalid,
    path: ['proposalId'],
  })

export const answeredOwnPrices = z.array(
  z.object({
    label: z.string(),
    amount: answeredMoney,
    note: z.string().nullable(),
    inTotal: z.boolean().optional(),
  }),
)

/** The calculation of a view, for its agency's people alone. */
export const answeredMarkup = z
  .object({
    percent: z.number(),
    currency: z.string().nullish(),
    rate: z.number().nullish(),
    roundTo: z.union(roundings.map((step) => z.literal(step))),
  })
  .nullable()
