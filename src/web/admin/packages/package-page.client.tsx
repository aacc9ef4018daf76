import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { ItineraryView } from '../catalogue/itineraries/itinerary-view.tsx'
import { operationQuery } from '../queries.ts'

export default function PackagePage() {
  const { packageId: id = '' } = useParams()
  const query = useQuery(operationQuery('detailPackage', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>
      {(itinerary) => <ItineraryView kind="package" itinerary={itinerary} />}
    </PageQuery>
  )
}
