import { paths } from '#contract/addresses.ts'
import type { Language } from '#contract/languages.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { drawRoute } from '#maps/draw-route.ts'
import { type Stop, stopsOf, wayTo } from '#maps/route-of.ts'
import type { PageContext } from '../../page-context.ts'
import { nameOf } from '../catalogue/item-card.ts'
import { derive } from '../derive.ts'

/** A stop as the list beside the map tells it. */
export interface StopView {
  number: number
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: Language
  to: string
  nights: number
  /** How one comes there from the stop before, where the days tell. */
  arrival: Stop['arrival']
}

export interface RouteMapView {
  svg: string
  stops: StopView[]
}

type ItineraryAnswer = AnswerOf<'landingDetailCircuit'>

/** The map of a circuit or package and its stops; null where none of these has a location. */
export function toRouteMap(
  item: ItineraryAnswer,
  page: Pick<PageContext, 'language' | 't'>,
): RouteMapView | null {
  return derive(item, `route map ${page.language}`, () => makeRouteMap(item, page))
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
    arrival: index > 0 ? stop.arrival : null,
  }))
  const drawn = known.flatMap(({ stop, card, text }, index) =>
    card.location
      ? [
          {
            stop,
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
  const svg = drawRoute({
    medium: 'page',
    language,
    alternative: {
      id: 'route-map',
      title: t('maps.routeOf', { name }),
      description: told.join('; '),
    },
    stops: drawn,
    ways: drawn.slice(1).map(({ stop }) => wayTo(stop)),
  })
  return svg === null ? null : { svg, stops }
}
