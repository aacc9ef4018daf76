import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { TourCard } from '#contract/catalogue/kinds/cards.ts'
import { tourOperations } from '#contract/catalogue/kinds/tours.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { useDestinationColumn, useDestinationFilter } from '../../list/destination-column.tsx'
import { type Filter, oneOrMoreOf } from '#web/admin/kit/list/filters/filters.ts'
import { useItemColumns } from '../../list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../../list/item-filters.ts'
import { BulkBar } from '#web/admin/editing/bulk/bulk-bar.tsx'
import { useSelection } from '#web/admin/kit/list/use-selection.ts'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Experiences: all, or those of one category, whose column and filter are then left out. */
export function TourList({ categoryId }: { categoryId?: string }) {
  const t = usePanelTexts()
  const wishes = useItemWishes()
  const page = useListPage('listTours', tourOperations.listTours.input, {
    wanted: (state) => ({
      ...wishes(state),
      destinationId: oneOrMoreOf(state.filters['destination']),
      categoryId: categoryId ?? oneOrMoreOf(state.filters['category']),
    }),
  })
  const category = useCategories()
  const selection = useSelection()
  const columns = useItemColumns<TourCard>('tour', selection, [
    useDestinationColumn(page.query.data?.list),
    ...(categoryId ? [] : [category.column]),
  ])
  const filters = [
    ...useItemFilters('tour'),
    useDestinationFilter(page.state.filters['destination']),
    ...(categoryId ? [] : [category.filter]),
  ]
  return (
    <PagedList
      list="tours"
      label={t('sections.tours')}
      page={page}
      columns={columns}
      filters={filters}
      bar={<BulkBar kind="tour" selection={selection} page={page} />}
      add={<AddTour {...(categoryId && { categoryId })} />}
    />
  )
}

/** The way to add an experience: of any category, or of one. */
export function AddTour({ categoryId }: { categoryId?: string }) {
  const t = usePanelTexts()
  const to = categoryId ? adminPaths.addTourOf(categoryId) : adminPaths.add('tour')
  return <AddLink to={to} label={t('add.tour')} />
}

function useCategories(): { column: Column<TourCard>; filter: Filter } {
  const t = usePanelTexts()
  const list = useQuery(operationQuery('listCategories', {})).data?.list ?? []
  const names = new Map(list.map(({ id, name }) => [id, name]))
  return {
    column: {
      id: 'category',
      header: t('form.category'),
      from: 'desktop',
      accessorFn: ({ categoryId }) => categoryId,
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.categoryTours(original.categoryId)}>
          {names.get(original.categoryId)}
        </Link>
      ),
    },
    filter: {
      key: 'category',
      label: t('form.category'),
      several: true,
      options: list.map(({ id, name }) => ({ value: id, label: name })),
    },
  }
}
