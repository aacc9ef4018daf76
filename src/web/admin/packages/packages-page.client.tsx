import { RouteListPage } from '../kit/routes/route-list.tsx'

export default function PackagesPage() {
  return <RouteListPage kind="package" />
}
