import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingEntry } from '#web/admin/kit/api/queries.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { TermSetForm } from './term-set-form.tsx'

/** Edits the set of terms that the address names, else adds one. */
export default function TermSetFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  return id === undefined ? <TermSetForm key={params.get('again')} /> : <EditTermSet id={id} />
}

function EditTermSet({ id }: { id: string }) {
  const query = useQuery(editingEntry('termSet', id, () => panelCall('listTermSets', {})))
  return <PageQuery query={query}>{(set) => <TermSetForm key={set.id} stored={set} />}</PageQuery>
}
