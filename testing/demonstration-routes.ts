import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { TextLanguage } from '#texts/languages.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import type { RouteDrawing } from '#maps/draw-route.ts'
import { stopsOf, legStyleTo } from '#maps/route-of.ts'

type DemoJourney = (typeof demoCatalogue)['circuits'][number]

/** The days of a demonstration journey as operations answer them, its destinations by their keys. */
function itineraryOf({ itinerary = [] }: DemoJourney): AnsweredItinerary {
  return itinerary.map(({ day, destination = null, overnight = null, transfers = [] }) => ({
    day,
    destinationId: destination,
    overnight,
    hotelId: null,
    orSimilar: true,
    alternativeHotelIds: [],
    tourIds: [],
    optionalTourIds: [],
    meals: [],
    transfers: transfers.map(({ toDestination, ...transfer }) => ({
      included: true,
      service: null,
      ...transfer,
      ...(toDestination !== undefined && { toDestinationId: toDestination }),
    })),
    mediaIds: [],
    details: [],
  }))
}

/** The route of each circuit and package of the demonstration, ready to be drawn. */
export function demonstrationRoutes(language: TextLanguage): Map<string, RouteDrawing> {
  const { circuits, packages, destinations } = demoCatalogue
  const routes = [...circuits, ...packages].map((journey): [string, RouteDrawing] => {
    const stops = stopsOf({
      destinationIds: journey.destinations,
      itinerary: itineraryOf(journey),
    }).flatMap((stop, index) => {
      const place = destinations.find(({ key }) => key === stop.destinationId)
      if (!place?.location) return []
      const { name } = place.details[language]
      const note = stop.nights > 0 ? `${stop.nights} noches` : undefined
      return [{ stop, drawn: { number: index + 1, name, location: place.location, note } }]
    })
    const drawing: RouteDrawing = {
      medium: 'page',
      language,
      alternative: { id: 'route', title: journey.details[language].name },
      stops: stops.map(({ drawn }) => drawn),
      legStyles: stops.slice(1).map(({ stop }) => legStyleTo(stop)),
    }
    return [journey.key, drawing]
  })
  return new Map(routes)
}
