import { data } from 'react-router'
import { pageContext } from '#web/page-context.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import { plainEntry } from '../lists/list-entries.server.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/incentive-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  if (!page.site.sections.incentives) throw data(null, { status: 404 })
  const [{ list }, { list: destinations }] = await Promise.all([
    page.caller('listIncentives', { brief: true }),
    page.caller('listDestinations', { brief: true }),
  ])
  const parts = { ...page, destinations }
  return toListView(
    'incentives',
    memoizeBySource(list, `entries ${page.language}`, () =>
      list.map((item) => plainEntry('incentive', item, parts)),
    ),
    request,
    page,
  )
}

export default function IncentiveListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="incentives" view={loaderData}>
      <CardGrid cards={loaderData.cards} />
    </ListPage>
  )
}
