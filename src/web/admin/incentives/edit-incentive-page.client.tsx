import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditItem } from '../catalogue/form/item-form-pages.tsx'
import { editingQuery } from '../queries.ts'
import { IncentiveForm } from './incentive-form.tsx'

export default function EditIncentivePage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailIncentive', { id, adminPanel: true }))
  return <EditItem kind="incentive" query={query} form={IncentiveForm} />
}
