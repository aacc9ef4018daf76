import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import type { ItineraryCard, TourCard } from '#contract/catalogue/kinds/cards.ts'
import { sharePicturePath } from '#contract/site/share-pictures.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { PageContext } from '#web/page-context.ts'
import { loadSpecialist } from '#web/public/site/specialists/specialist-view.server.ts'
import { loadTestimonialsOf } from '#web/public/site/testimonials/testimonial-view.server.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { toRouteMap } from '../maps/route-map.server.ts'
import { itineraryToCard, tourToFactCard } from '../cards/fact-cards.server.ts'
import { itineraryFacts } from '../facts/facts-view.server.ts'
import { destinationToCard, hotelToLine, nameOf, namesById } from '../cards/item-card.ts'
import type { TripPart } from '../page/item-json-ld.ts'
import { toItemView } from '../page/item-view.server.ts'
import { routeOf, toDays } from './journey-view.server.ts'
import { readTagNames, toTags } from '../tags/place-name.ts'
import { toOffer, toSeasonPrices } from '../prices/price-view.server.ts'
import { toSeason } from '../facts/season-view.server.ts'
import { toTexts } from '../tags/texts-view.server.ts'

/** Content of the pages of a circuit and of a package. */
export type ItineraryView = Awaited<ReturnType<typeof toItineraryView>>

type ItineraryAnswer = AnswerOf<'landingDetailCircuit'>

/** An itinerary's parts in its own order; packages answer the same shape (requirements §2.7). */
export async function toItineraryView(
  kind: 'circuit' | 'package',
  item: ItineraryAnswer,
  page: PageContext,
) {
  const { caller, language, t, today, site } = page
  const context = { language, t, today }
  const optionalIds = new Set(item.itinerary.flatMap(({ optionalTourIds }) => optionalTourIds))
  const [{ list: destinations }, { list: tours }, { list: packages }, tagNames] = await Promise.all(
    [
      caller('listDestinations', { brief: true }),
      // Only days that offer more than the journey includes name others than its own.
      optionalIds.size > 0 ? caller('listTours', { brief: true }) : { list: item.tours },
      item.extensionIds.length > 0 ? caller('listPackages', { brief: true }) : { list: [] },
      readTagNames(caller, language),
    ],
  )
  const names = namesById(destinations, language)
  const places = new Map(item.destinations.map((each) => [each.id, each]))
  const toCard = (of: 'circuit' | 'package') => (card: ItineraryCard) =>
    itineraryToCard(of, card, context, names)
  const toTour = (tour: TourCard) => tourToFactCard(tour, context, names.get(tour.destinationId))
  const stops = routeOf(item).flatMap((id) => {
    const place = places.get(id)
    return place ? { ...nameOf(place.details, language), location: place.location } : []
  })
  const days = toDays(item, { language, tours })
  const dayParts = item.itinerary.map(({ destinationId }, index): TripPart => {
    const { title } = days[index] ?? {}
    const stop = destinationId === null ? undefined : places.get(destinationId)
    const name = stop && nameOf(stop.details, language).name
    return { name: name ?? title ?? '', title: title || undefined, location: stop?.location }
  })
  return {
    item: toItemView(item, language, paths[kind]),
    specialist: await loadSpecialist({ caller, language }, kind, item.destinations[0]?.regionId),
    testimonials: await loadTestimonialsOf(page, kind, item.id),
    sharePicture: sharePicturePath(language, kind, item, site),
    map: toRouteMap(item, { language, t }),
    code: item.code,
    stops: stops.map(({ name, lang }) => ({ name, lang })),
    facts: itineraryFacts(
      item,
      stops.map(({ name }) => name),
      context,
    ),
    season: toSeason(item, {
      ...context,
      latitudes: item.destinations.flatMap(({ location }) => location?.lat ?? []),
      parts: [...item.destinations, ...item.tours],
    }),
    months: item.months,
    offer: toOffer(item, today),
    prices: toSeasonPrices(item, context),
    parts: days.length > 0 ? dayParts : stops,
    tags: toTags(effectiveTags(item), tagNames, language),
    destinations: item.destinations.map((each) => destinationToCard(each, language)),
    tours: item.tours.map(toTour),
    optionalTours: tours.filter(({ id }) => optionalIds.has(id)).map(toTour),
    hotels: item.hotels.map((hotel) =>
      hotelToLine(hotel, language, names.get(hotel.destinationId)),
    ),
    extensions: item.extensionIds
      .flatMap((id) => packages.find((each) => each.id === id) ?? [])
      .map(toCard('package')),
    related: item.related.map(toCard(kind)),
    days,
    ...toTexts(item.details, language),
  }
}
