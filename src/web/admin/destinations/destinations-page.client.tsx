import { useTranslation } from 'react-i18next'
import type { DestinationCard } from '#contract/catalogue/cards.ts'
import { destinationOperations } from '#contract/catalogue/destinations.ts'
import { adminPaths } from '../admin-paths.ts'
import { useRegions } from '../catalogue/form/use-regions.ts'
import { useItemColumns } from '../catalogue/list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../catalogue/list/item-filters.ts'
import { PagedList } from '../kit/list/paged-list.tsx'
import { useListPage } from '../kit/list/use-list-page.ts'
import { AddLink } from '../kit/layout/add-link.tsx'
import { PageFrame } from '../kit/layout/page-frame.tsx'

/** All destinations, disabled ones too. */
export default function DestinationsPage() {
  const { t } = useTranslation('admin')
  const wishes = useItemWishes()
  const page = useListPage('listDestinations', destinationOperations.listDestinations.input, {
    wanted: (state) => ({ ...wishes(state), regionId: state.filters['region'] }),
  })
  const columns = useItemColumns<DestinationCard>('destination', [
    {
      id: 'region',
      header: t('list.region'),
      from: 'tablet',
      accessorFn: ({ region }) => region.name,
      cell: ({ row: { original } }) => `${original.region.name}, ${original.country.name}`,
    },
  ])
  const shared = useItemFilters(true)
  const region = useRegionFilter()
  const add = <AddLink to={adminPaths.add('destination')} label={t('add.destination')} />
  return (
    <PageFrame title={t('sections.destinations')} actions={add}>
      <PagedList
        label={t('sections.destinations')}
        page={page}
        columns={columns}
        filters={[...shared, region]}
        add={add}
      />
    </PageFrame>
  )
}

function useRegionFilter() {
  const { t } = useTranslation('admin')
  const { groups } = useRegions()
  return {
    key: 'region',
    label: t('list.region'),
    options: groups.flatMap(({ group, items }) =>
      items.map(({ value, label }) => ({ value, label: `${group} · ${label}` })),
    ),
  }
}
