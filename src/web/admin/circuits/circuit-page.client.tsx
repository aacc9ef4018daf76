import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageQuery } from '../kit/layout/page-query.tsx'
import { RouteView } from '../kit/routes/route-view.tsx'
import { operationQuery } from '../queries.ts'

export default function CircuitPage() {
  const { id = '' } = useParams()
  const query = useQuery(operationQuery('detailCircuit', { id, adminPanel: true }))
  return (
    <PageQuery query={query}>{(circuit) => <RouteView kind="circuit" route={circuit} />}</PageQuery>
  )
}
