import { z } from 'zod'
import { answeredNames } from '#contract/catalogue/facts/details.ts'
import { day, span as spanOf } from '#contract/base/dates/days.ts'
import { id, orElse, orEmpty, text, lines } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { currency } from '#contract/base/money/money.ts'
import { answeredLine, minorUnits, pricedFor, type RateLine, writtenLine } from './rate-lines.ts'
import { generalRateList, percent, rateListName } from './rate-terms.ts'

/** Kinds of items that have rates. */
export const ratedKinds = ['circuit', 'package', 'tour', 'hotel'] as const

export const vatKinds = ['included', 'excluded', 'refundableNonResidents', 'notApplicable'] as const
export const residentKinds = ['nonResidents', 'residents', 'all'] as const
/** Whether each night's own season counts, or that of the first day. */
export const pricings = ['night', 'start'] as const

const span = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  error: messages.spanOrder,
  path: ['to'],
})

/** Days of one year, or `MM-DD` of every year. */
const datedOrYearly = spanOf({})

const orNull = <Schema extends z.ZodType>(schema: Schema) => orElse(schema, null)

const ranges = z
  .array(span)
  .min(1, { error: messages.tooFew })
  .max(limits.seasonRangesMax, { error: messages.tooMany })

/** When a season is: from one day to another, or in several ranges. */
const season = z
  .object({
    /** Shown where `names` has none in the reader's language. */
    name: orNull(text(limits.seasonNameMaxLength)),
    names: orElse(languageTexts(text(limits.seasonNameMaxLength)), {}),
    from: day.nullish(),
    to: day.nullish(),
    ranges: ranges.nullish(),
    minNights: orNull(z.int().min(1).max(limits.daysMax)),
    lines: orElse(z.array(writtenLine).max(limits.rateLinesMax, { error: messages.tooMany }), []),
  })
  .refine(({ from, to, ranges: given }) => given || (from && to), {
    error: messages.required,
    path: ['from'],
  })
  .refine(({ from, to, ranges: given }) => given || !from || !to || from <= to, {
    error: messages.spanOrder,
    path: ['to'],
  })
  .transform(({ from, to, ranges: given, ...rest }) => ({
    ...rest,
    ranges: (given ?? [{ from: from ?? '', to: to ?? '' }]).toSorted((one, other) =>
      one.from < other.from ? -1 : 1,
    ),
  }))

type WrittenSeason = z.output<typeof season>
export type RateSeason = Omit<WrittenSeason, 'lines'> & { lines: RateLine[] }

const extraAge = z.int().min(0).max(limits.ageMax)

const extraAges = z
  .object({ from: extraAge, to: extraAge })
  .refine(({ from, to }) => from <= to, { error: messages.spanOrder, path: ['to'] })

const extra = z
  .object({
    label: languageTexts(text(limits.extraLabelMaxLength)).refine(
      (given) => Object.keys(given).length > 0,
      { error: messages.required },
    ),
    amount: minorUnits,
    per: z.enum(pricedFor).default('person'),
    /** Null: every traveller. An adult of unknown age counts as 18. */
    ages: orNull(extraAges),
    /** With us, or where it is due: a park's entrance, a city's tax. */
    payable: z.enum(['here', 'onSpot']),
    included: z.boolean().default(false),
    /** Charged only when a night, or the day of a service, lies in one of them; empty: always. */
    when: orElse(z.array(datedOrYearly).max(limits.extraSpansMax, { error: messages.tooMany }), []),
    perNight: orElse(z.boolean(), false),
    /** Nights that are charged at most. */
    maxNights: orNull(z.int().min(1).max(limits.extraNightsMax)),
    /** The traveller chooses it; in no total. */
    optional: orElse(z.boolean(), false),
    /** Null: the rate's. */
    currency: orNull(currency),
  })
  .refine((given) => given.currency === null || given.payable === 'onSpot', {
    error: messages.onSpotCurrency,
    path: ['currency'],
  })

const stopSale = z
  .object({ from: day, to: day, note: orNull(text(limits.stopSaleNoteMaxLength)) })
  .refine(({ from, to }) => from <= to, { error: messages.spanOrder, path: ['to'] })

export type StopSale = z.output<typeof stopSale>
export type RateExtra = z.output<typeof extra>

const texts = languageTexts(lines(limits.rateTextMaxLength))

/** A rate as it is written; an edit takes some of its fields, and null makes each what it is when nothing is said. */
export const rateFields = {
  externalId: orNull(text(limits.externalIdMaxLength)),
  sheet: orEmpty(rateListName, generalRateList),
  entityType: z.enum(ratedKinds),
  entityId: id,
  currency,
  pricedBy: orNull(z.enum(pricings)),
  seasons: orEmpty(z.array(season).max(limits.seasonsMax, { error: messages.tooMany }), []),
  /** Null: none but the agency's own. */
  commission: orNull(percent),
  commissionable: orEmpty(z.boolean(), true),
  /** The rate's percentage holds whatever the agency's own is. */
  commissionFixed: orEmpty(z.boolean(), false),
  vat: orEmpty(z.enum(vatKinds), 'included'),
  residents: orEmpty(z.enum(residentKinds), 'nonResidents'),
  extras: orEmpty(z.array(extra).max(limits.extrasMax, { error: messages.tooMany }), []),
  cancellation: orEmpty(texts, {}),
  /** When it may be sold. */
  bookFrom: orNull(day),
  bookTo: orNull(day),
  stopSales: orEmpty(z.array(stopSale).max(limits.stopSalesMax, { error: messages.tooMany }), []),
  remarks: orEmpty(texts, {}),
  /** Days of travel; null: as the seasons have it. */
  validFrom: orNull(day),
  validTo: orNull(day),
  /** Hidden from agents while false. */
  status: orEmpty(z.boolean(), true),
}

const answeredSpan = z.object({ from: z.string(), to: z.string() })

export const answeredRate = z
  .object({
    id: z.guid(),
    externalId: z.string().nullable(),
    sheet: z.string(),
    entityType: z.enum(ratedKinds),
    entityId: z.guid(),
    /** The item's names and places. */
    item: z.object({
      details: answeredNames,
      destinations: z.array(z.object({ id: z.guid(), details: answeredNames })),
    }),
    currency: z.string(),
    pricedBy: z.enum(pricings),
    seasons: z.array(
      z.object({
        name: z.string().nullable(),
        names: answeredTexts,
        /** The first day of its ranges and the last one. */
        from: z.string(),
        to: z.string(),
        ranges: z.array(answeredSpan),
        minNights: z.int().nullable(),
        lines: z.array(answeredLine),
      }),
    ),
    /** In percent: the rate's, or for an agency what it gets; null where there is none. */
    commission: z.number().nullable(),
    commissionable: z.boolean(),
    commissionFixed: z.boolean(),
    vat: z.enum(vatKinds),
    residents: z.enum(residentKinds),
    extras: z.array(
      z.object({
        label: answeredTexts,
        amount: z.int(),
        per: z.enum(pricedFor),
        ages: z.object({ from: z.int(), to: z.int() }).nullable(),
        payable: z.enum(['here', 'onSpot']),
        included: z.boolean(),
        when: z.array(answeredSpan),
        perNight: z.boolean(),
        maxNights: z.int().nullable(),
        optional: z.boolean(),
        currency: z.string().nullable(),
      }),
    ),
    cancellation: answeredTexts,
    bookFrom: z.string().nullable(),
    bookTo: z.string().nullable(),
    stopSales: z.array(answeredSpan.extend({ note: z.string().nullable() })),
    remarks: answeredTexts,
    validFrom: z.string(),
    validTo: z.string(),
    status: z.boolean(),
    updatedAt: z.date(),
  })
  .meta({ id: 'Rate' })

export type Rate = z.infer<typeof answeredRate>

/** A rate in a list. */
export const listedRate = answeredRate
  .extend({
    /** The conditions on the requested day: a season by its place, and any stop of sales. */
    onDay: z
      .object({
        season: z.int().nullable(),
        stopSale: z.object({ note: z.string().nullable() }).nullable(),
      })
      .optional(),
  })
  .meta({ id: 'ListedRate' })

export type ListedRate = z.infer<typeof listedRate>
