import { Navigate } from 'react-router'
import { adminPaths } from './admin-paths.ts'

/** /admin-panel itself opens the destinations (requirements §6.1). */
export default function HomePage() {
  return <Navigate to={adminPaths.list('destination')} replace />
}
