import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditItem } from '../catalogue/form/item-form-pages.tsx'
import { editingQuery } from '../queries.ts'
import { TourForm } from './tour-form.tsx'

export default function EditTourPage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailTour', { id, adminPanel: true }))
  return <EditItem kind="tour" query={query} form={TourForm} />
}
