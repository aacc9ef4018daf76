import { RouteListPage } from '../kit/routes/route-list.tsx'

export default function CircuitsPage() {
  return <RouteListPage kind="circuit" />
}
