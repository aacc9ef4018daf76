import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditItem } from '../catalogue/form/item-form-pages.tsx'
import { editingQuery } from '../queries.ts'
import { CircuitForm } from './circuit-form.tsx'

export default function EditCircuitPage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailCircuit', { id, adminPanel: true }))
  return <EditItem kind="circuit" query={query} form={CircuitForm} />
}
