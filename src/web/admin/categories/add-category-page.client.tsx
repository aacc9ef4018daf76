import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { categoryOperations } from '#contract/categories.ts'
import { adminPaths } from '../admin-paths.ts'
import { NameForm } from '../kit/form/name-form.tsx'
import { panelCall } from '../panel-call.ts'
import { operationQuery } from '../queries.ts'

export default function AddCategoryPage() {
  const { t } = useTranslation('admin')
  const others = useQuery(operationQuery('listCategories', {})).data?.list
  const [params] = useSearchParams()
  return (
    <NameForm
      key={params.get('again')}
      form="category:add"
      title={t('categories.add')}
      trail={[{ label: t('sections.categories'), to: adminPaths.categories }]}
      label={t('categories.name')}
      others={others}
      schema={categoryOperations.addCategory.input}
      save={(name, once) => panelCall('addCategory', { name }, once)}
      after={() => adminPaths.categories}
      addAgain={adminPaths.addCategory}
    />
  )
}
