import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingEntry } from '#web/admin/kit/api/queries.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { TemplateForm } from './template-form.tsx'

/** Edits the template that the address names, else adds one. */
export default function TemplateFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? <TemplateForm key={params.get('again')} /> : <EditTemplate id={id} />
}

function EditTemplate({ id }: { id: string }) {
  const query = useQuery(editingEntry('template', id, () => panelCall('listTemplates', {})))
  return (
    <PageQuery query={query}>
      {(template) => <TemplateForm key={template.id} stored={template} />}
    </PageQuery>
  )
}
