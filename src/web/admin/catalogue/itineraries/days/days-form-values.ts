import type { z } from 'zod'
import {
  type AnsweredItinerary,
  type itinerary,
  type ItineraryDay,
  transferModes,
} from '#contract/catalogue/itineraries/itinerary-days.ts'
import { hasNight } from '#contract/catalogue/itineraries/present-day.ts'
import {
  fallbackLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '#contract/base/languages/languages.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'

export interface TransferFormValues {
  mode: (typeof transferModes)[number]
  minutes: NumberFieldValue
  km: NumberFieldValue
  toDestinationId: string
  included: boolean
  service: string
}

/** A day as the form holds it: '' for what is not said, texts in every language. */
export interface DayFormValues {
  day: number
  destinationId: string
  overnight: string
  hotelId: string
  orSimilar: boolean
  alternativeHotelIds: string[]
  tourIds: string[]
  optionalTourIds: string[]
  meals: string[]
  transfers: TransferFormValues[]
  mediaIds: string[]
  details: Record<Language, { title: string; text: string }>
}

/** The days as the operations take them. */
export type DaysPayload = z.input<typeof itinerary>

export function blankDay(day: number): DayFormValues {
  return {
    day,
    destinationId: '',
    overnight: '',
    hotelId: '',
    orSimilar: true,
    alternativeHotelIds: [],
    tourIds: [],
    optionalTourIds: [],
    meals: [],
    transfers: [],
    mediaIds: [],
    details: inEachLanguage(() => ({ title: '', text: '' })),
  }
}

export function blankTransfer(): TransferFormValues {
  const [, mode] = transferModes
  return { mode, minutes: '', km: '', toDestinationId: '', included: true, service: '' }
}

export function toDaysFormValues(stored: AnsweredItinerary = []): DayFormValues[] {
  return stored.map((each) => ({
    ...blankDay(each.day),
    destinationId: each.destinationId ?? '',
    overnight: each.overnight ?? '',
    hotelId: each.hotelId ?? '',
    orSimilar: each.orSimilar,
    alternativeHotelIds: each.alternativeHotelIds,
    tourIds: each.tourIds,
    optionalTourIds: each.optionalTourIds,
    meals: each.meals,
    transfers: each.transfers.map((transfer) => ({
      mode: transfer.mode,
      minutes: transfer.minutes ?? '',
      km: transfer.km ?? '',
      toDestinationId: transfer.toDestinationId ?? '',
      included: transfer.included,
      service: transfer.service ?? '',
    })),
    mediaIds: each.mediaIds,
    details: inEachLanguage((lang) => {
      const entry = each.details.find((text) => text.lang === lang)
      return { title: entry?.title ?? '', text: entry?.text ?? '' }
    }),
  }))
}

const given = <Value>(value: Value | '') => (value === '' ? null : value)

export function toDaysPayload(values: readonly DayFormValues[]): DaysPayload {
  return values.map((day) => ({
    ...day,
    destinationId: given(day.destinationId),
    overnight: given(day.overnight),
    hotelId: given(day.hotelId),
    transfers: day.transfers.map((transfer) => ({
      ...transfer,
      minutes: given(transfer.minutes),
      km: given(transfer.km),
      toDestinationId: given(transfer.toDestinationId),
      service: given(transfer.service),
    })),
    details: writtenIn(day).map((lang) => ({ ...day.details[lang], lang })),
  })) as DaysPayload
}

/** Whether a day has a title or a text in a language. */
export function isWrittenIn({ details }: DayFormValues, lang: Language): boolean {
  return details[lang].title.trim() !== '' || details[lang].text.trim() !== ''
}

/** The languages in which a day has a text; English among them as soon as there is any. */
function writtenIn(day: DayFormValues): Language[] {
  const written = languages.filter((lang) => isWrittenIn(day, lang))
  if (written.length === 0) return []
  return languages.filter((lang) => lang === fallbackLanguage || written.includes(lang))
}

/** Where the form shows a broken rule of a day's texts: it names languages, the server counts. */
export function dayErrorPath(path: string, sent: DaysPayload | null | undefined): string {
  const [root, index, field, entry, ...rest] = path.split('.')
  if (root !== 'itinerary' || field !== 'details') return path
  const lang = sent?.[Number(index)]?.details?.[Number(entry)]?.lang ?? fallbackLanguage
  const part = rest[0] === 'text' ? 'text' : 'title'
  return [root, index, field, lang, part].join('.')
}

/** How many nights the days have, counted as the checks do. */
export function nightsIn(values: readonly DayFormValues[]): number {
  return (toDaysPayload(values) as unknown as ItineraryDay[]).filter(hasNight).length
}
