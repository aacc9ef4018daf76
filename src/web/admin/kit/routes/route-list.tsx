import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteCard } from '#contract/catalogue/cards.ts'
import { adminPaths } from '../../admin-paths.ts'
import { useDestinationChoices } from '../form/use-destination-choices.ts'
import type { Filter } from '../list/filters.ts'
import { useItemColumns } from '../list/item-columns.tsx'
import { searchText, useItemFilters } from '../list/item-filters.ts'
import { ItemList } from '../list/item-list.tsx'
import { AddLink } from '../page/add-link.tsx'
import styles from './route-list.module.css'
import type { RouteKind } from './route-operations.ts'

/** The list of circuits or packages, with their routes. */
export function RouteList({ kind, list }: { kind: RouteKind; list: RouteCard[] }) {
  const { t } = useTranslation(['admin', 'translation'])
  const destinations = useDestinationChoices()
  const names = new Map(destinations.map(({ id, name }) => [id, name]))
  const routeOf = ({ destinationIds }: RouteCard) =>
    destinationIds.map((id) => names.get(id) ?? '…').join(' → ')
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
  const shared = useItemFilters<RouteCard>(true)
  const destination: Filter<RouteCard> = {
    key: 'destination',
    label: t('list.destination'),
    options: destinations.map(({ id, name }) => ({ value: id, label: name })),
    test: ({ destinationIds }, value) => destinationIds.includes(value),
  }
  const textOf = useMemo(() => (row: RouteCard) => searchText(row), [])
  return (
    <ItemList
      label={t(kind === 'circuit' ? 'sections.circuits' : 'sections.packages')}
      rows={list}
      columns={columns}
      filters={[...shared, destination]}
      textOf={textOf}
      add={<AddRouteLink kind={kind} />}
    />
  )
}

/** The way to a new circuit or package. */
export function AddRouteLink({ kind }: { kind: RouteKind }) {
  const { t } = useTranslation('admin')
  const label = t(kind === 'circuit' ? 'item.addCircuit' : 'item.addPackage')
  return <AddLink to={adminPaths.add(kind)} label={label} />
}
