import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import { destinationOperations } from '#contract/catalogue/kinds/destinations.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useRegions } from '../../form/relations/use-regions.ts'
import { useItemColumns } from '../../list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../../list/item-filters.ts'
import { FirstSteps } from '#web/admin/editing/dashboard/first-steps.tsx'
import { BulkBar } from '#web/admin/editing/bulk/bulk-bar.tsx'
import { type Filter, oneOrMoreOf, valuesOf } from '#web/admin/kit/list/filters/filters.ts'
import { useSelection } from '#web/admin/kit/list/use-selection.ts'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'

/** All destinations, disabled ones too. */
export default function DestinationsPage() {
  const t = usePanelTexts()
  const wishes = useItemWishes()
  const page = useListPage('listDestinations', destinationOperations.listDestinations.input, {
    wanted: (state) => ({
      ...wishes(state),
      countryId: oneOrMoreOf(state.filters['country']),
      regionId: oneOrMoreOf(state.filters['region']),
    }),
  })
  const selection = useSelection()
  const columns = useItemColumns<DestinationCard>('destination', selection, [
    {
      id: 'region',
      header: t('list.region'),
      from: 'tablet',
      accessorFn: ({ region }) => region.name,
      cell: ({ row: { original } }) => `${original.region.name}, ${original.country.name}`,
    },
  ])
  const shared = useItemFilters('destination')
  const places = usePlaceFilters(page.state.filters['country'])
  const add = <AddLink to={adminPaths.add('destination')} label={t('add.destination')} />
  return (
    <PageFrame title={t('sections.destinations')} actions={add}>
      <FirstSteps />
      <PagedList
        list="destinations"
        label={t('sections.destinations')}
        page={page}
        columns={columns}
        filters={[...shared, ...places]}
        bar={<BulkBar kind="destination" selection={selection} page={page} />}
        add={add}
      />
    </PageFrame>
  )
}

/** Countries, and regions: those of the chosen countries, where some are. */
function usePlaceFilters(chosen: string | undefined): Filter[] {
  const t = usePanelTexts()
  const { groups, countries } = useRegions()
  const among = valuesOf(chosen)
  return [
    { key: 'country', label: t('list.country'), several: true, options: countries },
    {
      key: 'region',
      label: t('list.region'),
      several: true,
      options: groups
        .filter(({ countryId }) => among.length === 0 || among.includes(countryId))
        .flatMap(({ group, items }) =>
          items.map(({ value, label }) => ({ value, label: `${group} · ${label}` })),
        ),
    },
  ]
}
