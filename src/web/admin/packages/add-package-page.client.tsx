import { AddRoute } from '../kit/routes/route-pages.tsx'

export default function AddPackagePage() {
  return <AddRoute kind="package" />
}
