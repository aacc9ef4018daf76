import { AddOrEditItem } from '../../form/add-or-edit-item.tsx'
import { ItineraryForm } from '../../itineraries/itinerary-form.tsx'

export default function CircuitFormPage() {
  return <AddOrEditItem kind="circuit" form={ItineraryForm} />
}
