import { ItineraryListPage } from '../../itineraries/itinerary-list.tsx'

export default function PackagesPage() {
  return <ItineraryListPage kind="package" />
}
