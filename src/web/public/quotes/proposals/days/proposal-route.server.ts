import type { VisitorsProposal } from '#contract/quotes/proposals.ts'
import { stopsOfPlaces } from '#contract/quotes/proposals/shown-journey.ts'
import { drawRoute } from '#maps/draw-route.ts'
import type { RouteMapView } from '#web/public/catalogue/maps/route-map.server.ts'
import type { PageContext } from '#web/page-context.ts'

/** The map of a proposal's stops, by the names that it keeps; null where none has a location. */
export function toProposalRoute(
  { places, title }: Pick<VisitorsProposal, 'places' | 'title'>,
  { language, t }: Pick<PageContext, 'language' | 't'>,
): RouteMapView | null {
  const stops = stopsOfPlaces(places, (count) => t('maps.nights', { count }))
  const told = stops.map(({ number, name, note }) => [`${number}. ${name}`, note])
  const svg = drawRoute({
    medium: 'page',
    language,
    alternative: {
      id: 'route-map',
      title: t('maps.routeOf', { name: title }),
      description: told.map((parts) => parts.filter(Boolean).join(', ')).join('; '),
    },
    stops,
    legStyles: [],
  })
  if (svg === null) return null
  return {
    svg,
    stops: stops.map(({ number, name, nights }) => ({ number, name, nights, arrival: null })),
  }
}
