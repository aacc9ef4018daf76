import { pageContext } from '#web/page-context.ts'
import { HotelList } from '../cards/hotel-list.tsx'
import { hotelEntry } from '../lists/list-entries.server.ts'
import { readTagNames } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/hotel-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, { list: destinations }, tagNames] = await Promise.all([
    page.caller('listHotels', { brief: true }),
    page.caller('listDestinations', { brief: true }),
    readTagNames(page.caller, page.language),
  ])
  const parts = { ...page, destinations, tagNames }
  return toListView(
    'hotels',
    memoizeBySource(list, `entries ${page.language}`, () =>
      list.map((item) => hotelEntry(item, parts)),
    ),
    request,
    page,
  )
}

export default function HotelListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="hotels" view={loaderData}>
      <HotelList hotels={loaderData.cards} />
    </ListPage>
  )
}
