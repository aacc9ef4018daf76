import { z } from 'zod'
import { answeredEntries } from '#contract/base/languages/parse-scope.ts'
import { id, ids, lang, orElse, text, verbatimText } from '#contract/base/fields.ts'
import { fallbackLanguage, languages } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'

/** Where a night is spent; in transit, or not at all, it is none that counts. */
export const overnights = ['hotel', 'ship', 'train', 'camp', 'transit', 'none'] as const

export const meals = ['breakfast', 'lunch', 'boxLunch', 'dinner'] as const

export type Meal = (typeof meals)[number]

export const transferModes = ['flight', 'bus', 'car', 'train', 'boat', 'horse', 'walk'] as const

export const transferServices = ['private', 'shared'] as const

const transfer = z
  .object({
    mode: z.enum(transferModes),
    minutes: orElse(z.int().min(1).max(limits.transferMinutesMax), null),
    km: orElse(z.int().min(1).max(limits.transferKilometresMax), null),
    toDestinationId: orElse(id, null),
    included: z.boolean().nullish(),
    service: orElse(z.enum(transferServices), null),
  })
  // Flights are bought apart more often than not.
  .transform((value) => ({ ...value, included: value.included ?? value.mode !== 'flight' }))

const dayText = z.object({
  title: text(limits.dayTitleMaxLength),
  /** Markdown. */
  text: orElse(z.union([z.string().trim().length(0), verbatimText(limits.dayTextMaxLength)]), ''),
  lang,
})

type DayTexts = { lang: string }[]

const isOnePerLanguage = (list: DayTexts) =>
  new Set(list.map((each) => each.lang)).size === list.length
const hasEnglish = (list: DayTexts) =>
  list.length === 0 || list.some((each) => each.lang === fallbackLanguage)

const dayTexts = z
  .array(dayText)
  .max(languages.length, { error: messages.detailsRepeated })
  .refine(isOnePerLanguage, { error: messages.detailsRepeated })
  .refine(hasEnglish, { error: messages.detailsEnglish })

const distinctMeals = z
  .array(z.enum(meals))
  .max(limits.listSentMax)
  .overwrite((list) => [...new Set(list)])

const itineraryDay = z
  .object({
    day: z.int().min(1).max(limits.daysMax),
    /** Where the night is spent; on the last day, where services end. */
    destinationId: orElse(id, null),
    overnight: orElse(z.enum(overnights), null),
    hotelId: orElse(id, null),
    orSimilar: orElse(z.boolean(), true),
    alternativeHotelIds: orElse(ids(0, messages.tooMany, limits.alternativeHotelsMax), []),
    tourIds: orElse(ids(0), []),
    /** Offered, not included. */
    optionalTourIds: orElse(ids(0, messages.tooMany, limits.optionalToursMax), []),
    meals: orElse(distinctMeals, []),
    transfers: orElse(z.array(transfer).max(limits.transfersMax), []),
    mediaIds: orElse(ids(0, messages.tooMany, limits.dayMediaMax), []),
    details: orElse(dayTexts, []),
  })
  .superRefine(({ hotelId, alternativeHotelIds, tourIds, optionalTourIds }, context) => {
    const refuse = (field: string, index: number) =>
      context.addIssue({ code: 'custom', message: messages.repeatedId, path: [field, index] })
    for (const [index, each] of alternativeHotelIds.entries()) {
      if (each === hotelId) refuse('alternativeHotelIds', index)
    }
    for (const [index, each] of optionalTourIds.entries()) {
      if (tourIds.includes(each)) refuse('optionalTourIds', index)
    }
  })

/** The days of a circuit or package, ascending; days may be missing. */
export const itinerary = z
  .array(itineraryDay)
  .max(limits.itineraryDaysMax)
  .superRefine((days, context) => {
    for (const [index, { day }] of days.entries()) {
      const before = days[index - 1]
      if (before === undefined || before.day < day) continue
      context.addIssue({ code: 'custom', message: messages.daysOrder, path: [index, 'day'] })
    }
  })

/** The days as they are written: every field has its value. */
export type Itinerary = z.output<typeof itinerary>

export type ItineraryDay = Itinerary[number]

const idList = z.array(z.guid())

/** The days as answered. What a transfer does not say is left out. */
export const answeredItinerary = z.array(
  z
    .object({
      day: z.int(),
      destinationId: z.guid().nullable(),
      overnight: z.enum(overnights).nullable(),
      hotelId: z.guid().nullable(),
      orSimilar: z.boolean(),
      alternativeHotelIds: idList,
      tourIds: idList,
      optionalTourIds: idList,
      meals: z.array(z.enum(meals)),
      transfers: z.array(
        z.object({
          mode: z.enum(transferModes),
          minutes: z.int().optional(),
          km: z.int().optional(),
          toDestinationId: z.guid().optional(),
          included: z.boolean(),
          service: z.enum(transferServices).nullable(),
        }),
      ),
      mediaIds: idList,
      details: z
        .array(z.object({ lang, title: z.string(), text: z.string() }))
        .overwrite(answeredEntries),
    })
    .meta({ id: 'ItineraryDay' }),
)

export type AnsweredItinerary = z.output<typeof answeredItinerary>
