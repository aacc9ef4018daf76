import { AddItem } from '../catalogue/form/item-form-pages.tsx'
import { CircuitForm } from './circuit-form.tsx'

export default function AddCircuitPage() {
  return <AddItem kind="circuit" form={CircuitForm} />
}
