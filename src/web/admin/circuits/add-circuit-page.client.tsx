import { AddRoute } from '../kit/routes/route-pages.tsx'

export default function AddCircuitPage() {
  return <AddRoute kind="circuit" />
}
