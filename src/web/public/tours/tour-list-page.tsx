import { pageContext } from '../../page-context.ts'
import { CardGrid } from '../catalogue/card-grid.tsx'
import { tourEntry } from '../lists/list-entries.server.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/tour-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, { list: categories }, { list: destinations }] = await Promise.all([
    page.caller('listTours', { brief: true }),
    page.caller('listCategories'),
    page.caller('listDestinations', { brief: true }),
  ])
  const parts = { ...page, destinations }
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return toListView(
    list.map((item) => tourEntry(item, names, parts)),
    request,
  )
}

export default function TourListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="tours" view={loaderData}>
      <CardGrid cards={loaderData.cards} />
    </ListPage>
  )
}
