import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DestinationCard } from '#contract/catalogue/cards.ts'
import { adminPaths } from '../admin-paths.ts'
import type { Filter } from '../kit/list/filters.ts'
import { useItemColumns } from '../kit/list/item-columns.tsx'
import { searchText, useItemFilters } from '../kit/list/item-filters.ts'
import { ItemList } from '../kit/list/item-list.tsx'
import { AddLink } from '../kit/page/add-link.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { reading, wholeList } from '../queries.ts'

/** All destinations, disabled ones too. */
export default function DestinationsPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('listDestinations', wholeList))
  const add = <AddLink to={adminPaths.add('destination')} label={t('item.addDestination')} />
  return (
    <PageFrame title={t('sections.destinations')} actions={add}>
      <QueryView query={query}>{({ list }) => <Destinations list={list} add={add} />}</QueryView>
    </PageFrame>
  )
}

function Destinations({ list, add }: { list: DestinationCard[]; add: ReactNode }) {
  const { t } = useTranslation('admin')
  const columns = useItemColumns<DestinationCard>('destination', [
    {
      id: 'region',
      header: t('list.region'),
      from: 'tablet',
      accessorFn: ({ country, region }) => `${country.name} ${region.name}`,
      cell: ({ row: { original } }) => `${original.region.name}, ${original.country.name}`,
    },
  ])
  const shared = useItemFilters<DestinationCard>(true)
  const region = useRegionFilter(list)
  return (
    <ItemList
      label={t('sections.destinations')}
      rows={list}
      columns={columns}
      filters={[...shared, region]}
      textOf={textOf}
      add={add}
    />
  )
}

const textOf = (row: DestinationCard) => searchText(row, row.region.name, row.country.name)

function useRegionFilter(list: DestinationCard[]): Filter<DestinationCard> {
  const { t } = useTranslation('admin')
  return useMemo(() => {
    const regions = new Map(
      list.map(({ region, country }) => [region.id, `${country.name} · ${region.name}`]),
    )
    return {
      key: 'region',
      label: t('list.region'),
      options: [...regions]
        .map(([value, label]) => ({ value, label }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
      test: (row, value) => row.regionId === value,
    }
  }, [list, t])
}
