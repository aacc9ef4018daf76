import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditItem } from '../catalogue/form/item-form-pages.tsx'
import { editingQuery } from '../queries.ts'
import { HotelForm } from './hotel-form.tsx'

export default function EditHotelPage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailHotel', { id, adminPanel: true }))
  return <EditItem kind="hotel" query={query} form={HotelForm} />
}
