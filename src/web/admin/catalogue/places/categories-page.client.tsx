import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { NamedList } from '#web/admin/kit/list/columns/named-list.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** The categories of experiences, with how many each has. */
export default function CategoriesPage() {
  const t = usePanelTexts()
  const query = useQuery(operationQuery('listCategories', { adminPanel: true }))
  const add = <AddLink to={adminPaths.addCategory} label={t('categories.add')} />
  return (
    <PageFrame title={t('sections.categories')} actions={add}>
      <QueryView query={query}>
        {({ list }) => (
          <NamedList
            list="categories"
            label={t('sections.categories')}
            rows={list}
            nameHeader={t('categories.name')}
            pathOf={adminPaths.categoryTours}
            contents={{
              header: t('sections.tours'),
              countOf: ({ tours = 0 }) => tours,
              show: (count, id) => (
                <Link to={adminPaths.categoryTours(id)}>
                  {t('categories.tourCount', { count })}
                </Link>
              ),
            }}
            editPathOf={adminPaths.editCategory}
            remove={(id) => panelCall('deleteCategory', { id })}
            add={add}
          />
        )}
      </QueryView>
    </PageFrame>
  )
}
