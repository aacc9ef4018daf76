import { AddItem } from '../catalogue/form/item-form-pages.tsx'
import { PackageForm } from './package-form.tsx'

export default function AddPackagePage() {
  return <AddItem kind="package" form={PackageForm} />
}
