import { monthIn } from '#contract/base/addresses/month-query.ts'
import { pageContext } from '#web/page-context.ts'
import { CardGrid } from '../cards/card-grid.tsx'
import { readTagNames } from '../tags/place-name.ts'
import { destinationEntry } from '../lists/list-entries.server.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { ListPage } from '../lists/list-page.tsx'
import { toListView } from '../lists/list-view.ts'
import type { Route } from './+types/destination-list-page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const [{ list }, tagNames] = await Promise.all([
    page.caller('listDestinations', { brief: true }),
    readTagNames(page.caller, page.language),
  ])
  const month = monthIn(new URL(request.url).searchParams)
  const parts = { ...page, month, destinations: list, tagNames }
  return toListView(
    'destinations',
    memoizeBySource(list, `entries ${page.language} ${page.today} ${month}`, () =>
      list.map((item) => destinationEntry(item, parts)),
    ),
    request,
    page,
  )
}

export default function DestinationListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage kind="destinations" view={loaderData}>
      <CardGrid
        cards={loaderData.cards}
        variant="compare"
        action={({ id, name }) => <CompareButton id={id} name={name} />}
      />
    </ListPage>
  )
}
