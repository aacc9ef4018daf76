import type {
  AggregateOffer,
  FAQPage,
  GeoCoordinates,
  Hotel,
  LodgingBusiness,
  Offer,
  TouristAttraction,
  TouristDestination,
  TouristTrip,
} from 'schema-dts'
import type { Site } from '#web/page-context.ts'
import { agencyJsonLd } from '#web/public/frame/head/structured-data.ts'
import type { ItemView } from './item-view.server.ts'

interface Location {
  lat: number
  lng: number
}

/** A stop or a day of a journey. */
export interface TripPart {
  /** The place. */
  name: string
  /** Title of a day there. */
  title?: string | undefined
  location?: Location | null
}

function geoOf(location: Location | null | undefined) {
  if (!location) return undefined
  const { lat: latitude, lng: longitude } = location
  return { '@type': 'GeoCoordinates', latitude, longitude } as const satisfies GeoCoordinates
}

const imagesOf = (item: ItemView, { url }: Site) =>
  [...item.slides, ...item.pictures].map((each) => new URL(each.url, url).href)

export function destinationJsonLd(
  item: ItemView,
  place: {
    region: string
    country: string
    tags: readonly string[]
    location: Location | null
  },
) {
  return (site: Site): object =>
    ({
      '@type': 'TouristDestination',
      name: item.name,
      description: item.summary,
      image: imagesOf(item, site),
      geo: geoOf(place.location),
      touristType: place.tags,
      containedInPlace: {
        '@type': 'Place',
        name: place.region,
        containedInPlace: { '@type': 'Country', name: place.country },
      },
    }) satisfies TouristDestination
}

/** A price that still holds, from its lowest amount on, in the currency's own units. */
export interface OfferedPrice {
  lowest: number
  /** The highest, where some seasons cost more. */
  highest?: number
  priceCurrency: string
  priceValidUntil?: string
}

/** A price "from" is never one flat price: it has a lowest amount, and a highest where seasons say so. */
function offerOf({ lowest, highest, priceCurrency, ...until }: OfferedPrice) {
  if (highest !== undefined) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: lowest,
      highPrice: highest,
      priceCurrency,
      ...until,
    } as const satisfies AggregateOffer
  }
  return {
    '@type': 'Offer',
    priceCurrency,
    ...until,
    priceSpecification: { '@type': 'PriceSpecification', minPrice: lowest, priceCurrency },
  } as const satisfies Offer
}

/** Journeys, and the experiences that are parts of them; `parts` are the days, or the stops. */
export function tripJsonLd(item: ItemView, parts: readonly TripPart[], price?: OfferedPrice) {
  return (site: Site): object =>
    ({
      '@type': 'TouristTrip',
      name: item.name,
      description: item.summary,
      image: imagesOf(item, site),
      provider: agencyJsonLd(site),
      offers: price && offerOf(price),
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: parts.length,
        itemListElement: parts.map(({ name, title, location }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: title,
          item: { '@type': 'Place', name, geo: geoOf(location) },
        })),
      },
    }) satisfies TouristTrip
}

/** An experience as something to see at its place. */
export function attractionJsonLd(item: ItemView, location: Location) {
  return (site: Site): object =>
    ({
      '@type': 'TouristAttraction',
      name: item.name,
      description: item.summary,
      image: imagesOf(item, site),
      geo: geoOf(location),
    }) satisfies TouristAttraction
}

interface HotelFacts {
  /** Its page's own. */
  path: string
  stars: number
  place: string
  address: string | null
  location: Location | null
  checkIn: string | null
  checkOut: string | null
  rooms: number | null
}

/** One house under two names: to those who know hotels, and to those who know lodging businesses alone. */
export function hotelJsonLd(item: ItemView, hotel: HotelFacts) {
  return (['LodgingBusiness', 'Hotel'] as const).map(
    (type) =>
      (site: Site): object =>
        ({
          '@type': type,
          '@id': `${new URL(hotel.path, site.url).href}#hotel`,
          name: item.name,
          description: item.summary,
          image: imagesOf(item, site),
          starRating: { '@type': 'Rating', ratingValue: hotel.stars },
          address: hotel.address ? `${hotel.address}, ${hotel.place}` : hotel.place,
          geo: geoOf(hotel.location),
          checkinTime: hotel.checkIn ?? undefined,
          checkoutTime: hotel.checkOut ?? undefined,
          numberOfRooms: hotel.rooms ?? undefined,
        }) satisfies LodgingBusiness | Hotel,
  )
}

/** Returns the structured data of travellers' questions about an item; none if there are no questions. */
export function questionsJsonLd(
  questions: readonly { question: string; answer: string }[],
): object[] {
  if (questions.length === 0) return []
  const page = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } as const satisfies FAQPage
  return [page]
}
