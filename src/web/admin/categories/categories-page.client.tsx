import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconListDetails, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { useDeletion } from '../kit/delete/use-deletion.tsx'
import { type Column } from '../kit/list/data-table.tsx'
import { ItemList } from '../kit/list/item-list.tsx'
import { RowMenu } from '../kit/list/row-menu.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { panelCall } from '../panel-call.ts'
import { reading } from '../queries.ts'

type Category = AnswerOf<'listCategories'>['list'][number]

/** The categories of experiences. */
export default function CategoriesPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('listCategories', {}))
  const columns = useColumns()
  return (
    <PageFrame
      title={t('sections.categories')}
      actions={
        <Button component={Link} to={adminPaths.addCategory} leftSection={<IconPlus size={18} />}>
          {t('categories.add')}
        </Button>
      }
    >
      <QueryView query={query}>
        {({ list }) => (
          <ItemList
            label={t('sections.categories')}
            rows={list}
            columns={columns}
            textOf={textOf}
          />
        )}
      </QueryView>
    </PageFrame>
  )
}

const textOf = ({ name }: Category) => name

function useColumns(): Column<Category>[] {
  const { t } = useTranslation('admin')
  const askToDelete = useDeletion()
  return [
    {
      id: 'name',
      header: t('categories.name'),
      accessorFn: ({ name }) => name,
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.categoryTours(original.id)}>{original.name}</Link>
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
          editTo={adminPaths.editCategory(original.id)}
          onDelete={() =>
            askToDelete({
              name: original.name,
              remove: () => panelCall('deleteCategory', { id: original.id }),
            })
          }
        >
          <Menu.Item
            component={Link}
            to={adminPaths.categoryTours(original.id)}
            leftSection={<IconListDetails size={17} stroke={1.6} />}
          >
            {t('categories.showTours')}
          </Menu.Item>
        </RowMenu>
      ),
    },
  ]
}
