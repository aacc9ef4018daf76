import { useTranslation } from 'react-i18next'
import type { RouteCard } from '#contract/catalogue/cards.ts'
import { circuitOperations } from '#contract/catalogue/circuits.ts'
import { adminPaths } from '../../admin-paths.ts'
import { useDestinationChoices } from '../form/use-destination-choices.ts'
import { useDestinationFilter } from '../list/destination-column.tsx'
import { useItemColumns } from '../list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../list/item-filters.ts'
import { PagedList } from '../list/paged-list.tsx'
import { useListPage } from '../list/use-list-page.ts'
import { AddLink } from '../layout/add-link.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { operationsOf } from '../operation-names.ts'
import styles from './route-list.module.css'
import type { RouteKind } from './route-operations.ts'

/** All circuits or packages with their routes, disabled ones too. */
export function RouteListPage({ kind }: { kind: RouteKind }) {
  const { t } = useTranslation(['admin', 'translation'])
  const wishes = useItemWishes()
  const page = useListPage(operationsOf[kind].list, circuitOperations.listCircuits.input, {
    wanted: (state) => ({ ...wishes(state), destinationId: state.filters['destination'] }),
  })
  const { known } = useDestinationChoices(
    page.query.data?.list.flatMap(({ destinationIds }) => destinationIds),
  )
  const routeOf = ({ destinationIds }: RouteCard) =>
    destinationIds.map((id) => known.get(id)?.name ?? '…').join(' → ')
  const columns = useItemColumns<RouteCard>(
    kind,
    [
      {
        id: 'days',
        header: t('list.length'),
        from: 'tablet',
        accessorFn: ({ days }) => days,
        cell: ({ row: { original } }) => (
          <span className={styles.length}>
            {t('translation:common.days', { count: original.days })},{' '}
            {t('translation:common.nights', { count: original.nights })}
          </span>
        ),
      },
    ],
    routeOf,
  )
  const filters = [...useItemFilters(true), useDestinationFilter(page.state.filters['destination'])]
  const title = t(kind === 'circuit' ? 'sections.circuits' : 'sections.packages')
  const add = (
    <AddLink
      to={adminPaths.add(kind)}
      label={t(kind === 'circuit' ? 'item.addCircuit' : 'item.addPackage')}
    />
  )
  return (
    <PageFrame title={title} actions={add}>
      <PagedList label={title} page={page} columns={columns} filters={filters} add={add} />
    </PageFrame>
  )
}
