import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncentiveCard } from '#contract/catalogue/cards.ts'
import { adminPaths } from '../admin-paths.ts'
import { useDestinationChoices } from '../kit/form/use-destination-choices.ts'
import type { Filter } from '../kit/list/filters.ts'
import { useItemColumns } from '../kit/list/item-columns.tsx'
import { searchText, useItemFilters } from '../kit/list/item-filters.ts'
import { ItemList } from '../kit/list/item-list.tsx'
import { AddLink } from '../kit/page/add-link.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { reading, wholeList } from '../queries.ts'

/** All incentives, disabled ones too. */
export default function IncentivesPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('listIncentives', wholeList))
  const add = <AddLink to={adminPaths.add('incentive')} label={t('item.addIncentive')} />
  return (
    <PageFrame title={t('sections.incentives')} actions={add}>
      <QueryView query={query}>{({ list }) => <Incentives list={list} add={add} />}</QueryView>
    </PageFrame>
  )
}

function Incentives({ list, add }: { list: IncentiveCard[]; add: ReactNode }) {
  const { t } = useTranslation('admin')
  const destinations = useDestinationChoices()
  const names = new Map(destinations.map(({ id, name }) => [id, name]))
  const columns = useItemColumns<IncentiveCard>('incentive', [
    {
      id: 'destination',
      header: t('list.destination'),
      from: 'tablet',
      accessorFn: ({ destinationId }) => names.get(destinationId) ?? '',
      cell: ({ row: { original } }) => names.get(original.destinationId),
    },
  ])
  const shared = useItemFilters<IncentiveCard>(false)
  const destination: Filter<IncentiveCard> = {
    key: 'destination',
    label: t('list.destination'),
    options: destinations
      .filter(({ id }) => list.some(({ destinationId }) => destinationId === id))
      .map(({ id, name }) => ({ value: id, label: name })),
    test: ({ destinationId }, value) => destinationId === value,
  }
  return (
    <ItemList
      label={t('sections.incentives')}
      rows={list}
      columns={columns}
      filters={[...shared, destination]}
      textOf={textOf}
      add={add}
    />
  )
}

const textOf = (row: IncentiveCard) => searchText(row)
