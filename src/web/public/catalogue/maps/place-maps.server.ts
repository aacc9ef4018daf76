import { paths } from '#contract/base/addresses/addresses.ts'
import type { DestinationCard, TourCard } from '#contract/catalogue/kinds/cards.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { kilometresBetween } from '#maps/distance.ts'
import { drawIndex, drawLocator, experiencesNear } from '#maps/draw-places.ts'
import type { PageContext } from '#web/page-context.ts'
import { nameOf } from '../cards/item-card.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import type { MapContent, MapPlace } from './map-content.ts'

/** A place as the list beside a map tells it. */
export interface PlaceView {
  id: string
  name: string
  lang?: Language
  to: string
  /** Distance from the map's place, and the means of transport. */
  way?: string
}

export interface PlacesMapView {
  svg: string
  /** Places that the map shows and leads to. */
  places: PlaceView[]
  content: MapContent
}

type Page = Pick<PageContext, 'language' | 't'>

/** Number of neighbours that the map may name. */
const neighboursDrawn = 6

/** Beyond so many kilometres a place is not near: the way there takes a day. */
const nearKm = 400

/** Up to here one drives; further away most travellers fly. */
const driveKm = 250

/** A place that a map is drawn around. */
export interface LocatedPlace {
  name: string
  lang?: Language
  to: string
  location: Location | null
  /** Experiences there; those with a location of their own are drawn. */
  tours: readonly Pick<TourCard, 'id' | 'details' | 'location'>[]
  /** The destination that it is, or is in: no neighbour of itself. */
  destinationId: string
}

/**
 * A destination or a hotel among the destinations near it; null where it has no location. `source` is the answer
 * that the place comes from; `destinations` are all that visitors see, as listDestinations answers them.
 */
export function toLocatorMap(
  source: object,
  place: LocatedPlace,
  destinations: readonly DestinationCard[],
  page: Page,
): PlacesMapView | null {
  return memoizeBySource(source, `locator map ${page.language}`, () => {
    const { language, t } = page
    const { location, name } = place
    if (!location) return null
    const neighbours = destinations
      .flatMap((each) =>
        each.id !== place.destinationId && each.location
          ? { each, km: kilometresBetween(location, each.location) }
          : [],
      )
      .toSorted((one, other) => one.km - other.km)
      .slice(0, neighboursDrawn)
    const title = t('maps.placeOf', { name })
    const places = neighbours
      .filter(({ km }) => km <= nearKm)
      .map(({ each, km }) => ({ ...toPlace(each, language), way: wayOf(km, t) }))
    const near = places.map((each) => each.name).join(', ')
    const experiences = place.tours.flatMap(({ id, details, location: at }) => {
      const own = nameOf(details, language)
      return at ? [{ ...own, to: paths.tour(language, id, own.name), location: at }] : []
    })
    const svg = drawLocator({
      medium: 'page',
      language,
      alternative: {
        id: 'locator-map',
        title,
        ...(near && { description: t('maps.near', { places: near }) }),
      },
      place: { name, location },
      experiences: experiences.map((each) => ({ name: each.name, location: each.location })),
      neighbours: neighbours.flatMap(({ each }) =>
        each.location
          ? [{ name: nameOf(each.details, language).name, location: each.location }]
          : [],
      ),
    })
    const { lang, to } = place
    const marked: MapPlace[] = [
      { name, ...(lang && { lang }), to, ...location, mark: 'place' },
      ...experiencesNear(location, experiences).map(({ location: at, ...each }) => ({
        ...each,
        ...at,
        mark: 'experience' as const,
      })),
      ...toMarked(
        neighbours.map(({ each }) => each),
        language,
        'near',
      ),
    ]
    return { svg, places, content: { title, places: marked, routes: [] } }
  })
}

/** Tells the distance and the means of transport. */
function wayOf(km: number, t: Page['t']): string {
  // As the crow flies: a number with tens says more than it knows.
  const count = Math.max(10, Math.round(km / 10) * 10)
  return t(km <= driveKm ? 'maps.byRoad' : 'maps.byAir', { count })
}

/**
 * The destinations of a country, region or month, each a link; null where none has a location. `title`
 * says what the map shows.
 */
export function toIndexMap(
  title: string,
  destinations: readonly DestinationCard[],
  { language }: Page,
): PlacesMapView | null {
  const places = destinations.map((each) => toPlace(each, language))
  const svg = drawIndex({
    medium: 'page',
    language,
    alternative: { id: 'index-map', title },
    places: destinations.flatMap((each) => {
      const { name, to } = toPlace(each, language)
      return each.location ? [{ name, to, location: each.location }] : []
    }),
  })
  if (svg === null) return null
  const marked = toMarked(destinations, language, 'place')
  return { svg, places, content: { title, places: marked, routes: [] } }
}

function toMarked(
  destinations: readonly DestinationCard[],
  language: Language,
  mark: MapPlace['mark'],
): MapPlace[] {
  return destinations.flatMap((each) => {
    const { id: _, ...place } = toPlace(each, language)
    return each.location ? [{ ...place, ...each.location, mark }] : []
  })
}

function toPlace({ id, details }: DestinationCard, language: Language): PlaceView {
  const text = nameOf(details, language)
  return { id, ...text, to: paths.destination(language, id, text.name) }
}

interface Location {
  lat: number
  lng: number
}
