import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useParams } from 'react-router'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { AddTour, TourList } from '../kinds/tours/tour-list.tsx'

/** The experiences of a category. */
export default function CategoryToursPage() {
  const t = usePanelTexts()
  const { categoryId = '' } = useParams()
  const category = useQuery(operationQuery('getCategory', { id: categoryId }))
  return (
    <PageFrame
      title={t('categories.tours', { name: category.data?.name ?? '…' })}
      trail={[{ label: t('sections.categories'), to: adminPaths.categories }]}
      actions={
        <>
          <Button
            component={Link}
            to={adminPaths.editCategory(categoryId)}
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} />}
          >
            {t('categories.edit')}
          </Button>
          <AddTour categoryId={categoryId} />
        </>
      }
    >
      <TourList categoryId={categoryId} />
    </PageFrame>
  )
}
