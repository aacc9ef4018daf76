import { useTranslation } from 'react-i18next'
import type { IncentiveCard } from '#contract/catalogue/kinds/cards.ts'
import { incentiveOperations } from '#contract/catalogue/kinds/incentives.ts'
import { adminPaths } from '../admin-paths.ts'
import {
  useDestinationColumn,
  useDestinationFilter,
} from '../catalogue/list/destination-column.tsx'
import { useItemColumns } from '../catalogue/list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../catalogue/list/item-filters.ts'
import { BulkBar } from '../catalogue/bulk/bulk-bar.tsx'
import { useSelection } from '../kit/list/use-selection.ts'
import { PagedList } from '../kit/list/paged-list.tsx'
import { oneOrMoreOf } from '../kit/list/filters.ts'
import { useListPage } from '../kit/list/use-list-page.ts'
import { AddLink } from '../kit/layout/add-link.tsx'
import { PageFrame } from '../kit/layout/page-frame.tsx'

/** All incentives, disabled ones too. */
export default function IncentivesPage() {
  const { t } = useTranslation('admin')
  const wishes = useItemWishes()
  const page = useListPage('listIncentives', incentiveOperations.listIncentives.input, {
    wanted: (state) => ({
      ...wishes(state),
      destinationId: oneOrMoreOf(state.filters['destination']),
    }),
  })
  const selection = useSelection()
  const columns = useItemColumns<IncentiveCard>('incentive', selection, [
    useDestinationColumn(page.query.data?.list),
  ])
  const filters = [
    ...useItemFilters('incentive'),
    useDestinationFilter(page.state.filters['destination']),
  ]
  const add = <AddLink to={adminPaths.add('incentive')} label={t('add.incentive')} />
  return (
    <PageFrame title={t('sections.incentives')} actions={add}>
      <PagedList
        label={t('sections.incentives')}
        page={page}
        columns={columns}
        filters={filters}
        bar={<BulkBar kind="incentive" selection={selection} page={page} />}
        add={add}
      />
    </PageFrame>
  )
}
