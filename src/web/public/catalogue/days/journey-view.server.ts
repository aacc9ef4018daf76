import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { staysAt } from '#contract/catalogue/itineraries/present-day.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { Media } from '#contract/catalogue/media.ts'
import type { AnswerOf } from '#contract/index.ts'
import { richText } from '#web/public/ui/rich-text.server.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'
import { nameOf } from '../cards/item-card.ts'

type ItineraryAnswer = AnswerOf<'landingDetailCircuit'>

/** A name that leads somewhere. */
export interface NamedLink {
  name: string
  to: string
  lang?: Language
}

type Day = AnsweredItinerary[number]

/** A day as its page tells it, in one language. */
export interface DayView {
  day: number
  title: string
  /** The language of title and text, where it is not the page's. */
  lang?: Language
  blocks: Block[]
  /** The place of the night; without a night there, that where services end. */
  place?: string
  /** The night is spent at its place. */
  stays: boolean
  overnight: Day['overnight']
  hotel?: NamedLink
  orSimilar: boolean
  alternativeHotels: NamedLink[]
  meals: Day['meals']
  tours: NamedLink[]
  optionalTours: NamedLink[]
  transfers: (Omit<Day['transfers'][number], 'toDestinationId'> & { place?: string })[]
  pictures: Media[]
}

interface Named {
  id: string
  details: { lang: Language; name: string }[]
}

/** The days of a circuit or package. `tours` are all that days may name, also those that are only offered. */
export function toDays(
  item: ItineraryAnswer,
  { language, tours }: { language: Language; tours: readonly Named[] },
): DayView[] {
  const linkTo =
    (kind: 'tour' | 'hotel', items: readonly Named[]) =>
    (id: string): NamedLink[] => {
      const found = items.find((each) => each.id === id)
      if (!found) return []
      const text = nameOf(found.details, language)
      return [{ ...text, to: paths[kind](language, id, text.name) }]
    }
  const toTour = linkTo('tour', tours)
  const toHotel = linkTo('hotel', item.hotels)
  const placeOf = (id: string | null | undefined) => {
    const place = item.destinations.find((each) => each.id === id)
    return place && nameOf(place.details, language).name
  }
  return item.itinerary.map((day) => {
    const text = inLanguage(day.details, language)
    return {
      day: day.day,
      title: text?.title ?? '',
      lang: text && text.lang !== language ? text.lang : undefined,
      blocks: richText(text?.text ?? ''),
      place: placeOf(day.destinationId),
      stays: staysAt(day, item.days),
      overnight: day.overnight,
      hotel: day.hotelId ? toHotel(day.hotelId)[0] : undefined,
      orSimilar: day.orSimilar,
      alternativeHotels: day.alternativeHotelIds.flatMap(toHotel),
      meals: day.meals,
      tours: day.tourIds.flatMap(toTour),
      optionalTours: day.optionalTourIds.flatMap(toTour),
      transfers: day.transfers.map(({ toDestinationId, ...transfer }) => ({
        ...transfer,
        place: placeOf(toDestinationId),
      })),
      pictures: day.mediaIds.flatMap((id) => item.media.find((each) => each.id === id) ?? []),
    }
  })
}

/**
 * The ids of the places on the way, in order: those of the days where they name any (a place may come twice),
 * else the item's own.
 */
export function routeOf({
  itinerary,
  destinationIds,
}: Pick<ItineraryAnswer, 'itinerary' | 'destinationIds'>): string[] {
  const named = itinerary.flatMap(({ destinationId }) => destinationId ?? [])
  const stops = named.length > 0 ? named : destinationIds
  return stops.filter((id, place) => id !== stops[place - 1])
}
