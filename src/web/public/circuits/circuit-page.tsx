import { pageContext } from '../../page-context.ts'
import { toRouteView } from '../catalogue/load-route.server.ts'
import { RoutePage } from '../catalogue/route-page.tsx'
import type { Route } from './+types/circuit-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return toRouteView('circuit', await page.caller('landingDetailCircuit', { id: params.id }), page)
}

export default function CircuitPage({ loaderData }: Route.ComponentProps) {
  return <RoutePage kind="circuit" view={loaderData} />
}
