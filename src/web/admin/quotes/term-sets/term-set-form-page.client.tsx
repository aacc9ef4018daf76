import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { notFound } from '#contract/base/failures.ts'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { TermSetForm } from './term-set-form.tsx'

/** Edits the set of terms that the address names, else adds one. */
export default function TermSetFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? <TermSetForm key={params.get('again')} /> : <EditTermSet id={id} />
}

function EditTermSet({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['editing', 'termSet', id],
    queryFn: async () => {
      const { list } = await panelCall('listTermSets', {})
      const found = list.find((each) => each.id === id)
      if (!found) throw notFound()
      return found
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return <PageQuery query={query}>{(set) => <TermSetForm key={set.id} stored={set} />}</PageQuery>
}
