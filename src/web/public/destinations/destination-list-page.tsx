import { pageContext } from '../../page-context.ts'
import { CardGrid } from '../catalogue/card-grid.tsx'
import { destinationEntry } from '../lists/list-entries.server.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/destination-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { list } = await page.caller('listDestinations', { brief: true })
  const parts = { ...page, destinations: list }
  return toListView(
    list.map((item) => destinationEntry(item, parts)),
    request,
  )
}

export default function DestinationListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="destinations" view={loaderData}>
      <CardGrid cards={loaderData.cards} action={CompareButton} />
    </ListPage>
  )
}
