import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { useDeletion } from '../kit/delete/use-deletion.tsx'
import type { Column } from '../kit/list/data-table.tsx'
import { ItemList } from '../kit/list/item-list.tsx'
import { RowMenu } from '../kit/list/row-menu.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { panelCall } from '../panel-call.ts'
import { reading } from '../queries.ts'

type Country = AnswerOf<'listCountries'>['list'][number]

/** The countries, with how many regions each has. */
export default function CountriesPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('listCountries', {}))
  const columns = useColumns()
  return (
    <PageFrame
      title={t('sections.countries')}
      actions={
        <Button component={Link} to={adminPaths.addCountry} leftSection={<IconPlus size={18} />}>
          {t('places.addCountry')}
        </Button>
      }
    >
      <QueryView query={query}>
        {({ list }) => (
          <ItemList label={t('sections.countries')} rows={list} columns={columns} textOf={textOf} />
        )}
      </QueryView>
    </PageFrame>
  )
}

const textOf = ({ name }: Country) => name

function useColumns(): Column<Country>[] {
  const { t } = useTranslation('admin')
  const askToDelete = useDeletion()
  const { data } = useQuery(reading('listRegions', {}))
  const countOf = (id: string) => data?.list.filter(({ countryId }) => countryId === id).length ?? 0
  return [
    {
      id: 'name',
      header: t('places.name'),
      accessorFn: ({ name }) => name,
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.country(original.id)}>{original.name}</Link>
      ),
    },
    {
      id: 'regions',
      header: t('places.regions'),
      accessorFn: ({ id }) => countOf(id),
      cell: ({ row: { original } }) => t('places.regionCount', { count: countOf(original.id) }),
    },
    {
      id: 'actions',
      header: t('list.actions'),
      silent: true,
      align: 'end',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <RowMenu
          name={original.name}
          editTo={adminPaths.editCountry(original.id)}
          onDelete={() =>
            askToDelete({
              name: original.name,
              remove: () => panelCall('deleteCountry', { id: original.id }),
            })
          }
        />
      ),
    },
  ]
}
