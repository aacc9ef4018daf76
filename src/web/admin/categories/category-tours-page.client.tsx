import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { TourCard } from '#contract/catalogue/cards.ts'
import { adminPaths } from '../admin-paths.ts'
import { useDestinationChoices } from '../kit/form/use-destination-choices.ts'
import { useItemColumns } from '../kit/list/item-columns.tsx'
import { searchText, useItemFilters } from '../kit/list/item-filters.ts'
import { ItemList } from '../kit/list/item-list.tsx'
import { AddLink } from '../kit/page/add-link.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { reading } from '../queries.ts'

/** The experiences of a category. */
export default function CategoryToursPage() {
  const { t } = useTranslation('admin')
  const { categoryId = '' } = useParams()
  const category = useQuery(reading('getCategory', { id: categoryId }))
  const tours = useQuery(reading('getTourListByCategory', { categoryId }))
  return (
    <PageFrame
      title={t('categories.tours', { name: category.data?.name ?? '…' })}
      trail={[{ label: t('sections.categories'), to: adminPaths.categories }]}
      actions={
        <Button
          component={Link}
          to={adminPaths.editCategory(categoryId)}
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.6} />}
        >
          {t('categories.edit')}
        </Button>
      }
    >
      <QueryView query={tours}>{({ list }) => <Tours list={list} />}</QueryView>
    </PageFrame>
  )
}

function Tours({ list }: { list: TourCard[] }) {
  const { t } = useTranslation('admin')
  const destinations = useDestinationChoices()
  const names = new Map(destinations.map(({ id, name }) => [id, name]))
  const columns = useItemColumns<TourCard>('tour', [
    {
      id: 'destination',
      header: t('list.destination'),
      from: 'tablet',
      accessorFn: ({ destinationId }) => names.get(destinationId) ?? '',
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.view('destination', original.destinationId)}>
          {names.get(original.destinationId)}
        </Link>
      ),
    },
  ])
  const filters = useItemFilters<TourCard>(true)
  return (
    <ItemList
      label={t('sections.tours')}
      rows={list}
      columns={columns}
      filters={filters}
      textOf={textOf}
      add={<AddLink to={adminPaths.list('destination')} label={t('categories.addTours')} />}
    />
  )
}

const textOf = (row: TourCard) => searchText(row)
