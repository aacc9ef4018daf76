import { paths } from '#contract/addresses.ts'
import type { DestinationCard } from '#contract/catalogue/cards.ts'
import type { Language } from '#contract/languages.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { drawIndex, drawLocator } from '#maps/draw-places.ts'
import type { PageContext } from '../../page-context.ts'
import { nameOf } from '../catalogue/item-card.ts'
import { derive } from '../derive.ts'

/** A place as the list beside a map tells it. */
export interface PlaceView {
  id: string
  name: string
  lang?: Language
  to: string
}

export interface PlacesMapView {
  svg: string
  /** What the map shows and leads to. */
  places: PlaceView[]
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
  return derive(item, `locator map ${page.language}`, () => {
    const { language, t } = page
    const { location } = item
    if (!location) return null
    const neighbours = destinations
      .filter((each) => each.id !== item.id && each.location !== null)
      .toSorted((one, other) => distanceOf(one, location) - distanceOf(other, location))
      .slice(0, neighboursListed)
    const named = (each: DestinationCard) => nameOf(each.details, language)
    const name = nameOf(item.details, language).name
    const places = neighbours.map((each) => toPlace(each, language))
    const near = places.map((each) => each.name).join(', ')
    const svg = drawLocator({
      medium: 'page',
      language,
      alternative: {
        id: 'locator-map',
        title: t('maps.placeOf', { name }),
        ...(near && { description: t('maps.near', { places: near }) }),
      },
      place: { name, location },
      experiences: item.tours.flatMap((tour) =>
        tour.location
          ? [{ name: nameOf(tour.details, language).name, location: tour.location }]
          : [],
      ),
      neighbours: neighbours.flatMap((each) =>
        each.location ? [{ name: named(each).name, location: each.location }] : [],
      ),
    })
    return { svg, places }
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
  return svg === null ? null : { svg, places }
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
