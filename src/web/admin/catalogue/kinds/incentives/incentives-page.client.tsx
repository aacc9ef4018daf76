import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { IncentiveCard } from '#contract/catalogue/kinds/cards.ts'
import { incentiveOperations } from '#contract/catalogue/kinds/incentives.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDestinationColumn, useDestinationFilter } from '../../list/destination-column.tsx'
import { useItemColumns } from '../../list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../../list/item-filters.ts'
import { BulkBar } from '#web/admin/editing/bulk/bulk-bar.tsx'
import { useSelection } from '#web/admin/kit/list/use-selection.ts'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { oneOrMoreOf } from '#web/admin/kit/list/filters/filters.ts'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'

/** All incentives, disabled ones too. */
export default function IncentivesPage() {
  const t = usePanelTexts()
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
        list="incentives"
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
