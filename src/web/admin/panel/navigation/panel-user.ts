import { useState } from 'react'
import type { Account } from '#contract/accounts/auth.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Returns the admin whose panel this is, also while the session has run out and the panel stands. */
export function usePanelUser(): Account | undefined {
  const session = useSession()
  const account = session.state === 'loggedIn' ? session.account : undefined
  const [known, setKnown] = useState(account)
  if (account && account !== known) setKnown(account)
  return account ?? known
}
