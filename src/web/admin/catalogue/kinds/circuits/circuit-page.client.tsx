import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageQuery } from '#web/admin/kit/layout/page-query.tsx'
import { ItineraryView } from '../../itineraries/itinerary-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

export default function CircuitPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailCircuit', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>
      {(circuit) => <ItineraryView kind="circuit" itinerary={circuit} />}
    </PageQuery>
  )
}
