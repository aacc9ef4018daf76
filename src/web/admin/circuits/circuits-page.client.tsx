import { ItineraryListPage } from '../kit/itineraries/itinerary-list.tsx'

export default function CircuitsPage() {
  return <ItineraryListPage kind="circuit" />
}
