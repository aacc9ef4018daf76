import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnsweredItinerary, ItineraryDay } from './itinerary-days.ts'

type Day = AnsweredItinerary[number]
type Stay = Pick<ItineraryDay, 'day' | 'overnight' | 'hotelId'>

/** Tells that a day ends in a bed: in a hotel, or otherwise than on the way. */
export function hasNight({ hotelId, overnight }: Pick<Stay, 'hotelId' | 'overnight'>): boolean {
  return hotelId !== null || (overnight !== null && overnight !== 'transit' && overnight !== 'none')
}

/**
 * Tells that the night of a day is spent at its destination. A day that says nothing of its night has one,
 * but for the last day, on which services end there.
 */
export function staysAt(stay: Stay, last: number | null | undefined): boolean {
  return hasNight(stay) || (stay.overnight === null && stay.day !== last)
}

/** A day of a journey in one language: everything that its form stores, with names in place of ids. */
export interface PresentedDay {
  day: number
  title: string
  /** Markdown. */
  text: string
  /** The destination where the night is spent. */
  place: string | null
  /** The destination of a day without a night there: services end there, or the night is on the way. */
  endsAt: string | null
  overnight: Day['overnight']
  hotel: { name: string; orSimilar: boolean } | null
  alternatives: string[]
  experiences: string[]
  /** Offered, not included. */
  optional: string[]
  meals: Day['meals']
  transfers: {
    mode: Day['transfers'][number]['mode']
    minutes: number | null
    km: number | null
    to: string | null
    included: boolean
    service: Day['transfers'][number]['service']
  }[]
}

interface PresentDayOptions {
  lang: Language
  /** The journey's last day. */
  last: number
  /** Undefined for an id that is hidden. */
  nameOf: (id: string) => string | undefined
}

/** Tells a day by the names of the things on it; hidden ones are left out. */
export function presentDay(day: Day, { lang, last, nameOf }: PresentDayOptions): PresentedDay {
  const texts = inLanguage(day.details, lang)
  const named = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? [])
  const nameOrNull = (id: string | null | undefined) => (id && nameOf(id)) || null
  const destination = nameOrNull(day.destinationId)
  const stays = staysAt(day, last)
  const hotel = nameOrNull(day.hotelId)
  return {
    day: day.day,
    title: texts?.title ?? destination ?? '',
    text: texts?.text ?? '',
    place: stays ? destination : null,
    endsAt: stays ? null : destination,
    overnight: day.overnight,
    hotel: hotel ? { name: hotel, orSimilar: day.orSimilar } : null,
    alternatives: named(day.alternativeHotelIds),
    experiences: named(day.tourIds),
    optional: named(day.optionalTourIds),
    meals: day.meals,
    transfers: day.transfers.map(({ mode, minutes, km, toDestinationId, included, service }) => ({
      mode,
      minutes: minutes ?? null,
      km: km ?? null,
      to: nameOrNull(toDestinationId),
      included,
      service,
    })),
  }
}

/** The ids of all that a day names, for its names to be read at once. */
export function idsOnDay(day: Day): string[] {
  return [
    ...[day.destinationId, day.hotelId].filter((id) => id !== null),
    ...day.alternativeHotelIds,
    ...day.tourIds,
    ...day.optionalTourIds,
    ...day.transfers.flatMap(({ toDestinationId }) => toDestinationId ?? []),
  ]
}
