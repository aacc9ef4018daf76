import { Navigate } from 'react-router'
import { adminPaths } from './admin-paths.ts'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { isOpenedBy } from '#contract/base/rights/duties.ts'
import { firstSectionOf } from './navigation/navigation-of.ts'
import { sections } from './navigation/navigation.ts'

/** /admin-panel itself opens the destinations (requirements §6.1), or what the admin's duties open first. */
export default function HomePage() {
  const held = useHeldDuties()
  const destinations = adminPaths.list('destination')
  const isOpen = sections.some(({ to, duties }) => to === destinations && isOpenedBy(held, duties))
  const to = isOpen ? destinations : (firstSectionOf(held)?.to ?? adminPaths.dashboard)
  return <Navigate to={to} replace />
}
