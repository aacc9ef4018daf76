import { paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { Media } from '#contract/catalogue/media.ts'
import type { AnswerOf } from '#contract/index.ts'
import { drawRoute } from '#maps/draw-route.ts'
import { bendsOnFlatMap } from '#maps/drawing/legs.ts'
import { type Stop, stopsOf, legStyleTo } from '#maps/route-of.ts'
import type { PageContext } from '#web/page-context.ts'
import { nameOf } from '../cards/item-card.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import type { MapContent, MapPlace } from './map-content.ts'

/** A stop as the list beside the map tells it. */
export interface StopView {
  number: number
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: Language
  /** Its page; none in a proposal, which stays as it was sent. */
  to?: string
  nights: number
  /** None in a proposal. */
  image?: Media | null
  /** How one comes there from the stop before, where the days tell. */
  arrival: Stop['arrival']
}

export interface RouteMapView {
  svg: string
  stops: StopView[]
  /** The same as data; where there is none, the map cannot be opened. */
  content?: MapContent
}

type ItineraryAnswer = AnswerOf<'landingDetailCircuit'>

/** The map of a circuit or package and its stops; null where none of these has a location. */
export function toRouteMap(
  item: ItineraryAnswer,
  page: Pick<PageContext, 'language' | 't'>,
): RouteMapView | null {
  return memoizeBySource(item, `route map ${page.language}`, () => makeRouteMap(item, page))
}

function makeRouteMap(
  item: ItineraryAnswer,
  { language, t }: Pick<PageContext, 'language' | 't'>,
): RouteMapView | null {
  const nightsOf = (nights: number) =>
    nights > 0 ? t('maps.nights', { count: nights }) : undefined
  const known = stopsOf(item).flatMap((stop) => {
    const card = item.destinations.find(({ id }) => id === stop.destinationId)
    return card ? [{ stop, card, text: nameOf(card.details, language) }] : []
  })
  const stops = known.map(({ stop, card, text }, index) => ({
    number: index + 1,
    ...text,
    to: paths.destination(language, card.id, text.name),
    nights: stop.nights,
    image: card.mainImage,
    arrival: index > 0 ? stop.arrival : null,
  }))
  const drawn = known.flatMap(({ stop, card, text }, index) =>
    card.location
      ? [
          {
            stop,
            text,
            to: paths.destination(language, card.id, text.name),
            number: index + 1,
            name: text.name,
            note: nightsOf(stop.nights),
            location: card.location,
          },
        ]
      : [],
  )
  const { name } = nameOf(item.details, language)
  const told = stops.map(({ number, name, nights, arrival }) => {
    const by = arrival ? `${t(`journey.modes.${arrival.mode}`)}: ` : ''
    return [`${by}${number}. ${name}`, nightsOf(nights)].filter(Boolean).join(', ')
  })
  const title = t('maps.routeOf', { name })
  const svg = drawRoute({
    medium: 'page',
    language,
    alternative: {
      id: 'route-map',
      title,
      description: told.join('; '),
    },
    stops: drawn,
    legStyles: drawn.slice(1).map(({ stop }) => legStyleTo(stop)),
  })
  return svg === null ? null : { svg, stops, content: { title, ...toContent(drawn) } }
}

interface DrawnStop extends Pick<MapPlace, 'name' | 'note' | 'to'> {
  stop: Stop
  text: Pick<MapPlace, 'name' | 'lang'>
  number: number
  location: { lat: number; lng: number }
}

/** The places of the stops, each marked once, and the routes between them. */
function toContent(drawn: readonly DrawnStop[]): Pick<MapContent, 'places' | 'routes'> {
  const byPlace = Map.groupBy(drawn, ({ location }) => `${location.lat} ${location.lng}`)
  const visits = [...byPlace.values()]
  const placeOf = (stop: DrawnStop) => visits.findIndex((each) => each.includes(stop))
  const places = visits.flatMap((stops) =>
    stops.slice(0, 1).map(({ text, to, location }): MapPlace => ({
      ...text,
      to,
      note: stops.flatMap(({ note }) => note ?? []).join(' + ') || undefined,
      numbers: stops.map(({ number }) => number).join(' · '),
      ...location,
      mark: 'stop',
    })),
  )
  const ways = drawn.slice(1).flatMap((to, index) => {
    const from = drawn[index]
    if (!from || placeOf(from) === placeOf(to)) return []
    return [{ from, to, style: legStyleTo(to.stop) }]
  })
  const bends = bendsOnFlatMap(
    ways.map(({ from, to, style }) => ({ from: from.location, to: to.location, style })),
  )
  const routes = ways.map(({ from, to, style }, index) => ({
    from: placeOf(from),
    to: placeOf(to),
    style,
    bend: bends[index] ?? 0,
  }))
  return { places, routes }
}
