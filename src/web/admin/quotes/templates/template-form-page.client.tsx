import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { notFound } from '#contract/base/failures.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { TemplateForm } from './template-form.tsx'

/** Edits the template that the address names, else adds one. */
export default function TemplateFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? <TemplateForm key={params.get('again')} /> : <EditTemplate id={id} />
}

function EditTemplate({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['editing', 'template', id],
    queryFn: async () => {
      const { list } = await panelCall('listTemplates', {})
      const found = list.find((each) => each.id === id)
      if (!found) throw notFound()
      return found
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return (
    <PageQuery query={query}>
      {(template) => <TemplateForm key={template.id} stored={template} />}
    </PageQuery>
  )
}
