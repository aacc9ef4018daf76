import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditItem } from '../catalogue/form/item-form-pages.tsx'
import { editingQuery } from '../queries.ts'
import { PackageForm } from './package-form.tsx'

export default function EditPackagePage() {
  const { id = '' } = useParams()
  const query = useQuery(editingQuery('detailPackage', { id, adminPanel: true }))
  return <EditItem kind="package" query={query} form={PackageForm} />
}
