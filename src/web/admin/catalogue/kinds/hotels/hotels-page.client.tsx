import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { HotelCard } from '#contract/catalogue/kinds/cards.ts'
import { hotelOperations } from '#contract/catalogue/kinds/hotels.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useDestinationColumn, useDestinationFilter } from '../../list/destination-column.tsx'
import { useItemColumns } from '../../list/item-columns.tsx'
import { useItemFilters, useItemWishes } from '../../list/item-filters.ts'
import { BulkBar } from '#web/admin/editing/bulk/bulk-bar.tsx'
import { useSelection } from '#web/admin/kit/list/use-selection.ts'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { oneOrMoreOf, valuesOf } from '#web/admin/kit/list/filters/filters.ts'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { Stars } from '../../stars.tsx'
import { hotelCategories } from './hotel-categories.ts'

/** Stars as the address tells them, as figures. */
const starsOf = (word: string | undefined) => {
  const stars = valuesOf(word).map(Number)
  return stars.length > 0 ? stars : undefined
}

/** The hotels of all destinations, disabled ones too. */
export default function HotelsPage() {
  const t = usePanelTexts()
  const wishes = useItemWishes()
  const page = useListPage('listHotels', hotelOperations.listHotels.input, {
    wanted: (state) => ({
      ...wishes(state),
      destinationId: oneOrMoreOf(state.filters['destination']),
      category: starsOf(state.filters['stars']),
    }),
  })
  const selection = useSelection()
  const columns = useItemColumns<HotelCard>('hotel', selection, [
    useDestinationColumn(page.query.data?.list),
    {
      id: 'category',
      header: t('form.hotelCategory'),
      from: 'tablet',
      accessorFn: ({ category }) => category,
      cell: ({ row: { original } }) => <Stars count={original.category} />,
    },
  ])
  const filters = [
    ...useItemFilters('hotel'),
    useDestinationFilter(page.state.filters['destination']),
    {
      key: 'stars',
      label: t('form.hotelCategory'),
      several: true,
      options: hotelCategories.map((count) => ({
        value: String(count),
        label: t('item.stars', { count }),
      })),
    },
  ]
  const add = <AddLink to={adminPaths.add('hotel')} label={t('add.hotel')} />
  return (
    <PageFrame title={t('sections.hotels')} actions={add}>
      <PagedList
        list="hotels"
        label={t('sections.hotels')}
        page={page}
        columns={columns}
        filters={filters}
        bar={<BulkBar kind="hotel" selection={selection} page={page} />}
        add={add}
      />
    </PageFrame>
  )
}
