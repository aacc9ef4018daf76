import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditItem } from '../catalogue/form/item-form-pages.tsx'
import { editingQuery } from '../queries.ts'
import { DestinationForm } from './destination-form.tsx'

export default function EditDestinationPage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailDestination', { id, adminPanel: true }))
  return <EditItem kind="destination" query={query} form={DestinationForm} />
}
