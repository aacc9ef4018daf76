import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditRoute } from '../kit/routes/route-pages.tsx'
import { forEditing } from '../queries.ts'

export default function EditCircuitPage() {
  const { id = '' } = useParams()
  const query = useQuery(forEditing('detailCircuit', { id, adminPanel: true }))
  return <EditRoute kind="circuit" query={query} />
}
