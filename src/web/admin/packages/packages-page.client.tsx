import { ItineraryListPage } from '../catalogue/itineraries/itinerary-list.tsx'

export default function PackagesPage() {
  return <ItineraryListPage kind="package" />
}
