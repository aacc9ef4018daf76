import { pageContext } from '../../page-context.ts'
import { HotelList } from '../catalogue/hotel-list.tsx'
import { hotelEntry } from '../lists/list-entries.server.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/hotel-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, { list: destinations }] = await Promise.all([
    page.caller('listHotels', { brief: true }),
    page.caller('listDestinations', { brief: true }),
  ])
  const parts = { ...page, destinations }
  return toListView(
    list.map((item) => hotelEntry(item, parts)),
    request,
  )
}

export default function HotelListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="hotels" view={loaderData}>
      <HotelList hotels={loaderData.cards} />
    </ListPage>
  )
}
