import { pageContext } from '../../page-context.ts'
import { toRouteView } from '../catalogue/load-route.server.ts'
import { RoutePage } from '../catalogue/route-page.tsx'
import type { Route } from './+types/package-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return toRouteView('package', await page.caller('landingDetailPackage', { id: params.id }), page)
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  return <RoutePage kind="package" view={loaderData} />
}
