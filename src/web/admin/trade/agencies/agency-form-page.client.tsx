import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { editingQuery } from '#web/admin/kit/api/queries.ts'
import { AgencyForm } from './agency-form.tsx'

/** Edits the agency that the address names, else adds one. */
export default function AgencyFormPage() {
  const { id } = useParams()
  const [params] = useSearchParams()
  if (id !== undefined) return <EditAgency id={id} />
  return <AgencyForm key={params.get('again')} />
}

function EditAgency({ id }: { id: string }) {
  const query = useQuery(editingQuery('detailAgency', { id }))
  return (
    <PageQuery query={query}>
      {(agency) => (
        <AgencyForm key={agency.id} stored={agency} readAt={new Date(query.dataUpdatedAt)} />
      )}
    </PageQuery>
  )
}
