import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.ts'

const starting: Session = { state: 'starting' }

/** The session as it is now; `starting` while rendering on the server. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => starting)
}
