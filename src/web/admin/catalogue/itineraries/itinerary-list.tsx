import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { ItineraryCard } from '#contract/catalogue/kinds/cards.ts'
import { circuitOperations } from '#contract/catalogue/kinds/circuits.ts'
import { kindFacts } from '#contract/base/kinds.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { BulkBar } from '#web/admin/editing/bulk/bulk-bar.tsx'
import { oneOrMoreOf } from '#web/admin/kit/list/filters/filters.ts'
import { useSelection } from '#web/admin/kit/list/use-selection.ts'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { useDestinationChoices } from '../form/relations/use-destination-choices.ts'
import { useDestinationFilter } from '../list/destination-column.tsx'
import { useItemColumns } from '../list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../list/item-filters.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import styles from './itinerary-list.module.css'
import type { ItineraryKind } from './itinerary-operations.ts'

/** All circuits or packages with their itineraries, disabled ones too. */
export function ItineraryListPage({ kind }: { kind: ItineraryKind }) {
  const t = usePanelTexts()
  const wishes = useItemWishes()
  const page = useListPage(operationsOfKind[kind].list, circuitOperations.listCircuits.input, {
    wanted: (state) => ({
      ...wishes(state),
      destinationId: oneOrMoreOf(state.filters['destination']),
    }),
  })
  const { known } = useDestinationChoices(
    page.query.data?.list.flatMap(({ destinationIds }) => destinationIds),
  )
  const itineraryOf = ({ destinationIds }: ItineraryCard) =>
    destinationIds.map((id) => known.get(id)?.name ?? '…').join(' → ')
  const selection = useSelection()
  const columns = useItemColumns<ItineraryCard>(
    kind,
    selection,
    [
      {
        id: 'days',
        header: t('list.length'),
        from: 'tablet',
        accessorFn: ({ days }) => days,
        cell: ({ row: { original } }) => (
          <span className={styles.length}>
            {t('common.days', { count: original.days })},{' '}
            {t('common.nights', { count: original.nights })}
          </span>
        ),
      },
    ],
    itineraryOf,
  )
  const filters = [...useItemFilters(kind), useDestinationFilter(page.state.filters['destination'])]
  const title = t(`sections.${kindFacts[kind].plural}`)
  const add = <AddLink to={adminPaths.add(kind)} label={t(`add.${kind}`)} />
  return (
    <PageFrame title={title} actions={add}>
      <PagedList
        list={kindFacts[kind].plural}
        label={title}
        page={page}
        columns={columns}
        filters={filters}
        bar={<BulkBar kind={kind} selection={selection} page={page} />}
        add={add}
      />
    </PageFrame>
  )
}
