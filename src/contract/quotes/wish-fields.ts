import { z } from 'zod'
import { day } from '#contract/base/dates/days.ts'
import { lines, orElse, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { answeredMoney, money } from '#contract/base/money/money.ts'
import { isLanguageOfPersons } from '#contract/catalogue/places/world.ts'

/** Occasions of a journey. */
export const occasions = [
  'leisure',
  'honeymoon',
  'family',
  'friends',
  'incentive',
  'convention',
  'study',
  'other',
] as const

export type Occasion = (typeof occasions)[number]

/** Journeys of groups: they have a `brief`, and may be planned longer ahead. */
export const groupOccasions = ['incentive', 'convention', 'study'] as const

/** Tells whether an occasion is a group's, which has a brief. */
export function isOfGroup(occasion: string | null | undefined): boolean {
  return groupOccasions.some((each) => each === occasion)
}

export const roomKinds = ['double', 'twin', 'single', 'triple', 'family'] as const

export const flightWishes = ['include', 'own', 'unsure'] as const

/** How somebody wants to be answered. */
export const channels = ['email', 'phone', 'whatsapp'] as const

export type Channel = (typeof channels)[number]

export const budgetBases = ['person', 'group'] as const

const monthOfYear = z
  .string()
  .regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/)
  .meta({ examples: ['2027-03'] })

const distinctMonths = z
  .array(monthOfYear)
  .min(1, { error: messages.tooFew })
  .max(limits.travelMonthsMax, { error: messages.tooMany })
  .overwrite((list) => [...new Set(list)].toSorted())

const absent = z.never().optional()

/**
 * When somebody wants to travel: a month, a few, or from one day to another. Two of them at once would leave
 * open which is meant.
 */
const travel = z.union([
  z.object({ month: monthOfYear, months: absent, from: absent, to: absent }),
  z.object({ months: distinctMonths, month: absent, from: absent, to: absent }),
  z
    .object({
      month: absent,
      months: absent,
      from: day,
      to: day,
      flexible: z.boolean().optional(),
      /** How many days sooner or later would do. */
      flexibleDays: z.int().min(0).max(limits.flexibleDaysMax).optional(),
    })
    .refine(({ from, to }) => from <= to, { error: messages.spanOrder, path: ['to'] }),
])

export type Travel = z.infer<typeof travel>

export const childrenAges = z
  .array(z.int().min(0).max(limits.childAgeMax))
  .max(limits.childrenMax, { error: messages.tooMany })

export const rooms = z
  .array(
    z.object({
      kind: z.enum(roomKinds),
      count: z.int().min(1).max(limits.roomsOfKindMax),
    }),
  )
  .max(limits.roomKindsMax, { error: messages.tooMany })

const personLanguage = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isLanguageOfPersons, { error: messages.invalid })
  .meta({ examples: ['it'] })

const brief = z.object({
  event: text(limits.briefTextMaxLength).nullish(),
  meetingRooms: lines(limits.briefRoomsMaxLength).nullish(),
  gala: z.boolean().nullish(),
  freePlaces: z.int().min(0).max(limits.freePlacesMax).nullish(),
  decisionOn: day.nullish(),
  competing: text(limits.briefTextMaxLength).nullish(),
})

/** A visitor's optional wishes for the journey (requirements §11.1). */
export const wishFields = {
  travel: travel.nullish(),
  adults: z.int().min(1).max(limits.adultsMax).nullish(),
  /** Their ages. */
  children: orElse(childrenAges, []),
  /** Of a group, whose ages nobody knows yet. */
  childrenCount: z.int().min(0).max(limits.childrenCountMax).nullish(),
  rooms: orElse(rooms, []),
  hotelClass: z.int().min(3).max(5).nullish(),
  guideLanguage: personLanguage.nullish(),
  flights: z.enum(flightWishes).nullish(),
  answerBy: day.nullish(),
  nights: z.int().min(1).max(limits.quoteNightsMax).nullish(),
  budget: money.safeExtend({ per: z.enum(budgetBases) }).nullish(),
  brief: brief.nullish(),
}

/** The same as they are kept and answered. */
export const answeredWishes = {
  travel: travel.nullable(),
  adults: z.int().nullable(),
  children: z.array(z.int()),
  childrenCount: z.int().nullable(),
  rooms,
  hotelClass: z.int().nullable(),
  guideLanguage: z.string().nullable(),
  flights: z.enum(flightWishes).nullable(),
  answerBy: z.string().nullable(),
  nights: z.int().nullable(),
  budget: answeredMoney.safeExtend({ per: z.enum(budgetBases) }).nullable(),
  brief: brief.nullable(),
}

const answeredWishesObject = z.object(answeredWishes)

/** A quote's wishes for the journey, with every field present. */
export type Wishes = z.infer<typeof answeredWishesObject>

/** Of a quote that says nothing of the journey. */
export const noWishes: Wishes = {
  travel: null,
  adults: null,
  children: [],
  childrenCount: null,
  rooms: [],
  hotelClass: null,
  guideLanguage: null,
  flights: null,
  answerBy: null,
  nights: null,
  budget: null,
  brief: null,
}

const sourceText = text(limits.sourceMaxLength).nullish()

/** Where a visitor came from, as the page's address told it. */
export const quoteSource = z.object({
  utmSource: sourceText,
  utmMedium: sourceText,
  utmCampaign: sourceText,
  referrer: sourceText,
})

export type QuoteSource = z.infer<typeof quoteSource>
