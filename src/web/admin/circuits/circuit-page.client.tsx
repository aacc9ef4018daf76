import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { ItineraryView } from '../catalogue/itineraries/itinerary-view.tsx'
import { operationQuery } from '../queries.ts'

export default function CircuitPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailCircuit', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>
      {(circuit) => <ItineraryView kind="circuit" itinerary={circuit} />}
    </PageQuery>
  )
}
