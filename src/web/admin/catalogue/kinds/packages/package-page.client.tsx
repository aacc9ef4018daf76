import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { ItineraryView } from '../../itineraries/itinerary-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

export default function PackagePage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailPackage', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>
      {(itinerary) => <ItineraryView kind="package" itinerary={itinerary} />}
    </PageQuery>
  )
}
