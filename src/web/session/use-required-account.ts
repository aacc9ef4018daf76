import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Account } from '#contract/auth.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { useSession } from './session.ts'

/** The account that is logged in; a logged-out visitor is sent to log in and comes back (requirements §5.5). */
export function useRequiredAccount(): Account | undefined {
  const session = useSession()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const loggedOut = session.state === 'loggedOut'
  useEffect(() => {
    if (loggedOut) void navigate(paths.login(language, pathname + search), { replace: true })
  }, [loggedOut, language, pathname, search, navigate])
  return session.state === 'loggedIn' ? session.account : undefined
}
