import { AddItem } from '../catalogue/form/item-form-pages.tsx'
import { DestinationForm } from './destination-form.tsx'

export default function AddDestinationPage() {
  return <AddItem kind="destination" form={DestinationForm} />
}
