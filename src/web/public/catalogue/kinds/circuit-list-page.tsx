import { monthIn } from '#contract/base/addresses/month-query.ts'
import { pageContext } from '#web/page-context.ts'
import { ItineraryCards } from '../cards/itinerary-cards.tsx'
import { itineraryEntry } from '../lists/list-entries.server.ts'
import { readTagNames } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/circuit-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, { list: destinations }, tagNames] = await Promise.all([
    page.caller('listCircuits', { brief: true }),
    page.caller('listDestinations', { brief: true }),
    readTagNames(page.caller, page.language),
  ])
  const month = monthIn(new URL(request.url).searchParams)
  const parts = { ...page, month, destinations, tagNames }
  return toListView(
    'circuits',
    memoizeBySource(list, `entries ${page.language} ${page.today} ${month}`, () =>
      list.map((item) => itineraryEntry('circuit', item, parts)),
    ),
    request,
    page,
  )
}

export default function CircuitListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="circuits" view={loaderData}>
      <ItineraryCards cards={loaderData.cards} headingLevel="h2" opening />
    </ListPage>
  )
}
