import { pageContext } from '#web/page-context.ts'
import { toItineraryView } from '../days/itinerary-view.server.ts'
import { ItineraryPage } from '../days/itinerary-page.tsx'
import type { Route } from './+types/package-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return toItineraryView(
    'package',
    await page.caller('landingDetailPackage', { id: params.id }),
    page,
  )
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  return <ItineraryPage kind="package" view={loaderData} />
}
