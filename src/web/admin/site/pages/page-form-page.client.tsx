import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { whileEditing } from '#web/admin/kit/api/queries.ts'
import { PageForm } from './page-form.tsx'
import { readPage } from './page-form-values.ts'

/** Edits the page that the address names, else adds one. */
export default function PageFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? <PageForm key={params.get('again')} /> : <EditPage id={id} />
}

function EditPage({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['editing', 'page', id],
    queryFn: () => readPage(id),
    ...whileEditing,
  })
  return <PageQuery query={query}>{(page) => <PageForm key={page.id} stored={page} />}</PageQuery>
}
