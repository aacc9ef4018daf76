import { AddItem } from '../catalogue/form/item-form-pages.tsx'
import { TourForm } from './tour-form.tsx'

export default function AddTourPage() {
  return <AddItem kind="tour" form={TourForm} />
}
