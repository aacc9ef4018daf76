import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { useDeletion } from '../kit/delete/use-deletion.tsx'
import type { Column } from '../kit/list/data-table.tsx'
import { ItemList } from '../kit/list/item-list.tsx'
import { RowMenu } from '../kit/list/row-menu.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { PageQuery } from '../kit/page/page-query.tsx'
import { panelCall } from '../panel-call.ts'
import { reading } from '../queries.ts'

type Country = AnswerOf<'getCountry'>
type Region = Country['regions'][number]

/** A country and its regions. */
export default function CountryPage() {
  const { countryId = '' } = useParams()
  const query = useQuery(reading('getCountry', { id: countryId }))
  return <PageQuery query={query}>{(country) => <View country={country} />}</PageQuery>
}

function View({ country }: { country: Country }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const askToDelete = useDeletion()
  const columns = useColumns(country.id)
  const { id, name } = country
  const erase = () =>
    askToDelete({
      name,
      remove: () => panelCall('deleteCountry', { id }),
      onDone: () => void navigate(adminPaths.countries, { replace: true }),
    })
  return (
    <PageFrame
      title={name}
      trail={[{ label: t('sections.countries'), to: adminPaths.countries }]}
      actions={
        <>
          <Button
            variant="default"
            c="var(--danger)"
            onClick={erase}
            leftSection={<IconTrash size={18} stroke={1.6} />}
          >
            {t('item.delete')}
          </Button>
          <Button
            component={Link}
            to={adminPaths.editCountry(id)}
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} />}
          >
            {t('item.edit')}
          </Button>
          <Button
            component={Link}
            to={adminPaths.addRegion(id)}
            leftSection={<IconPlus size={18} />}
          >
            {t('places.addRegion')}
          </Button>
        </>
      }
    >
      <ItemList
        label={t('places.regions')}
        rows={country.regions}
        columns={columns}
        textOf={textOf}
      />
    </PageFrame>
  )
}

const textOf = ({ name }: Region) => name

function useColumns(countryId: string): Column<Region>[] {
  const { t } = useTranslation('admin')
  const askToDelete = useDeletion()
  const { data } = useQuery(reading('listDestinations', { adminPanel: true }))
  const countOf = (id: string) => data?.list.filter(({ regionId }) => regionId === id).length ?? 0
  return [
    {
      id: 'name',
      header: t('form.region'),
      accessorFn: ({ name }) => name,
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.editRegion(countryId, original.id)}>{original.name}</Link>
      ),
    },
    {
      id: 'destinations',
      header: t('sections.destinations'),
      accessorFn: ({ id }) => countOf(id),
      cell: ({ row: { original } }) => (
        <Link to={`${adminPaths.list('destination')}?region=${original.id}`}>
          {t('places.destinationCount', { count: countOf(original.id) })}
        </Link>
      ),
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
          editTo={adminPaths.editRegion(countryId, original.id)}
          onDelete={() =>
            askToDelete({
              name: original.name,
              remove: () => panelCall('deleteRegion', { id: original.id }),
            })
          }
        />
      ),
    },
  ]
}
