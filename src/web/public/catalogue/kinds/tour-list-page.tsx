import { monthIn } from '#contract/base/addresses/month-query.ts'
import { pageContext } from '#web/page-context.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import { tourEntry } from '../lists/list-entries.server.ts'
import { placeName, readTagNames } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/tour-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, { list: categories }, { list: destinations }, tagNames] = await Promise.all([
    page.caller('listTours', { brief: true }),
    page.caller('listCategories'),
    page.caller('listDestinations', { brief: true }),
    readTagNames(page.caller, page.language),
  ])
  const month = monthIn(new URL(request.url).searchParams)
  const parts = { ...page, month, destinations, tagNames }
  const names = new Map(categories.map((each) => [each.id, placeName(each, page.language)]))
  return toListView(
    'tours',
    memoizeBySource(list, `entries ${page.language} ${page.today} ${month}`, () =>
      list.map((item) => tourEntry(item, names, parts)),
    ),
    request,
    page,
  )
}

export default function TourListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="tours" view={loaderData}>
      <CardGrid cards={loaderData.cards} />
    </ListPage>
  )
}
