import { useState } from 'react'
import { useSession } from '#web/shared/session/use-session.ts'

/** Returns the id of the user in the inbox; it stays the same while they are asked to log in again. */
export function useMyId(): string {
  const session = useSession()
  const [id] = useState(session.state === 'loggedIn' ? session.account.id : '')
  return id
}
