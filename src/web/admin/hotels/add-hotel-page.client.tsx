import { AddItem } from '../catalogue/form/item-form-pages.tsx'
import { HotelForm } from './hotel-form.tsx'

export default function AddHotelPage() {
  return <AddItem kind="hotel" form={HotelForm} />
}
