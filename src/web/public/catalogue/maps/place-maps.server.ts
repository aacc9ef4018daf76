import { paths } from '#contract/base/addresses/addresses.ts'
import type { DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
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
}

export interface PlacesMapView {
  svg: string
  /** Places that the map shows and leads to. */
  places: PlaceView[]
  content: MapContent
}

type Page = Pick<PageContext, 'language' | 't'>

/** How many neighbours the list names. */
const neighboursListed = 6

/**
 * A destination among its neighbours, with its experiences; null where it has no location.
 * `destinations` are all that visitors see, as listDestinations answers them.
 */
export function toLocatorMap(
  item: AnswerOf<'landingDetailDestination'>,
  destinations: readonly DestinationCard[],
  page: Page,
): PlacesMapView | null {
  return memoizeBySource(item, `locator map ${page.language}`, () => {
    const { language, t } = page
    const { location } = item
    if (!location) return null
    const neighbours = destinations
      .filter((each) => each.id !== item.id && each.location !== null)
      .toSorted((one, other) => distanceOf(one, location) - distanceOf(other, location))
      .slice(0, neighboursListed)
    const text = nameOf(item.details, language)
    const { name } = text
    const title = t('maps.placeOf', { name })
    const places = neighbours.map((each) => toPlace(each, language))
    const near = places.map((each) => each.name).join(', ')
    const experiences = item.tours.flatMap(({ id, details, location: at }) => {
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
      neighbours: neighbours.flatMap((each) =>
        each.location
          ? [{ name: nameOf(each.details, language).name, location: each.location }]
          : [],
      ),
    })
    const marked: MapPlace[] = [
      { ...text, to: paths.destination(language, item.id, name), ...location, mark: 'place' },
      ...experiencesNear(location, experiences).map(({ location: at, ...each }) => ({
        ...each,
        ...at,
        mark: 'experience' as const,
      })),
      ...toMarked(neighbours, language, 'near'),
    ]
    return { svg, places, content: { title, places: marked, routes: [] } }
  })
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

/** Near enough for an order: degrees, those of longitude shortened as they are at that latitude. */
function distanceOf({ location }: DestinationCard, from: Location): number {
  if (!location) return Infinity
  const east = (location.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return Math.hypot(location.lat - from.lat, east)
}
