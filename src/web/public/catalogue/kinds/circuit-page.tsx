import { pageContext } from '#web/page-context.ts'
import { toItineraryView } from '../days/itinerary-view.server.ts'
import { ItineraryPage } from '../days/itinerary-page.tsx'
import type { Route } from './+types/circuit-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return toItineraryView(
    'circuit',
    await page.caller('landingDetailCircuit', { id: params.id }),
    page,
  )
}

export default function CircuitPage({ loaderData }: Route.ComponentProps) {
  return <ItineraryPage kind="circuit" view={loaderData} />
}
