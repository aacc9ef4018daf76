import { AddOrEditItem } from '../catalogue/form/add-or-edit-item.tsx'
import { ItineraryForm } from '../catalogue/itineraries/itinerary-form.tsx'

export default function CircuitFormPage() {
  return <AddOrEditItem kind="circuit" form={ItineraryForm} />
}
