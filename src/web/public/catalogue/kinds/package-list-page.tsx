import { monthIn } from '#contract/base/addresses/month-query.ts'
import { pageContext } from '#web/page-context.ts'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { itineraryEntry } from '../lists/list-entries.server.ts'
import { readTagNames } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/package-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, { list: destinations }, tagNames] = await Promise.all([
    page.caller('listPackages', { brief: true }),
    page.caller('listDestinations', { brief: true }),
    readTagNames(page.caller, page.language),
  ])
  const month = monthIn(new URL(request.url).searchParams)
  const parts = { ...page, month, destinations, tagNames }
  return toListView(
    'packages',
    memoizeBySource(list, `entries ${page.language} ${page.today} ${month}`, () =>
      list.map((item) => itineraryEntry('package', item, parts)),
    ),
    request,
    page,
  )
}

export default function PackageListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="packages" view={loaderData}>
      <ItineraryCards cards={loaderData.cards} headingLevel="h2" opening />
    </ListPage>
  )
}
