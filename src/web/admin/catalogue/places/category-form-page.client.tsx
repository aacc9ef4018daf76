import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useParams, useSearchParams } from 'react-router'
import { categoryOperations } from '#contract/catalogue/places/categories.ts'
import { limits } from '#contract/base/limits.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { NameForm } from '#web/admin/kit/form/name-form.tsx'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { editingQuery, operationQuery } from '#web/admin/kit/api/queries.ts'

/** Edits the category that the address names, else adds one. */
export default function CategoryFormPage() {
  const { id } = useParams()
  return id === undefined ? <Add /> : <Edit id={id} />
}

function Add() {
  const t = usePanelTexts()
  const others = useQuery(operationQuery('listCategories', {})).data?.list
  const [params] = useSearchParams()
  return (
    <NameForm
      key={params.get('again')}
      form="category:add"
      title={t('categories.add')}
      trail={[{ label: t('sections.categories'), to: adminPaths.categories }]}
      label={t('categories.name')}
      aliasesMax={limits.themeAliasesMax}
      aliasesHint={t('categories.aliasesHint')}
      others={others}
      schema={categoryOperations.addCategory.input}
      save={(fields, once) => panelCall('addCategory', fields, once)}
      after={() => adminPaths.categories}
      addAgain={adminPaths.addCategory}
    />
  )
}

function Edit({ id }: { id: string }) {
  const t = usePanelTexts()
  const others = useQuery(operationQuery('listCategories', {})).data?.list
  const query = useQuery(editingQuery('getCategory', { id }))
  return (
    <PageQuery query={query}>
      {(category) => (
        <NameForm
          key={id}
          form={`category:${id}`}
          title={t('categories.edit')}
          trail={[
            { label: t('sections.categories'), to: adminPaths.categories },
            { label: category.name, to: adminPaths.categoryTours(id) },
          ]}
          label={t('categories.name')}
          aliasesMax={limits.themeAliasesMax}
          aliasesHint={t('categories.aliasesHint')}
          stored={category}
          others={others}
          schema={categoryOperations.editCategory.input}
          more={{ id }}
          save={(fields) => panelCall('editCategory', { id, ...fields })}
          after={() => adminPaths.categories}
        />
      )}
    </PageQuery>
  )
}
