import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { QueryView } from '../kit/page/query-view.tsx'
import { RouteView } from '../kit/routes/route-view.tsx'
import { reading } from '../queries.ts'

export default function CircuitPage() {
  const { id = '' } = useParams()
  const query = useQuery(reading('detailCircuit', { id, adminPanel: true }))
  return (
    <QueryView query={query}>{(circuit) => <RouteView kind="circuit" route={circuit} />}</QueryView>
  )
}
