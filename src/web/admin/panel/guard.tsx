import { useEffect, useState } from 'react'
import { type MetaFunction, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#web/root.tsx'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import { hasLoggedOut, loggedOutKey } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from './guard.module.css'
import { clearDrafts } from '#web/admin/kit/form/draft/draft.ts'
import { clearUnsaved } from '#web/admin/kit/form/draft/unsaved.ts'

/** Nothing of the panel is for search engines or for anybody's cache. */
export const headers = () => ({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })

/** Until a page of the panel has loaded and names itself. */
export const meta: MetaFunction<unknown, { root: typeof rootLoader }> = ({ matches }) => [
  { title: matches.find(({ id }) => id === 'root')?.loaderData?.site.name },
  { name: 'robots', content: 'noindex' },
]

/**
 * Lets admins in, sends logged-out visitors to log in and others to /unauthorized (requirements §5.5).
 * The server renders the waiting state alone. A session that runs out while the panel is open leaves
 * it standing: the panel asks to log in over the page, so that nothing typed is lost. Anyone who logs out,
 * here or in another tab, leaves nothing on the page, and anyone who logs in instead begins again.
 */
export default function Guard() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const [admitted, setAdmitted] = useState<string>()
  const left = useLogOutElsewhere(admitted)

  if (session.state === 'loggedIn' && !left) {
    const { id, role } = session.account
    if (role !== 'admin') return <Leave to={paths.unauthorized} />
    if (admitted !== id) setAdmitted(id)
    return <Outlet key={id} />
  }
  if (hasLoggedOut()) return <Leave to={paths.home(shownLanguage(language))} />
  if (admitted && !left) return <Outlet key={admitted} />
  if (session.state === 'loggedOut') {
    return <Leave to={paths.login(language, pathname + search)} />
  }
  return <Waiting />
}

/** The panel's own language, which may be another than its document came in. */
function shownLanguage(language: Language): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : language
}

/** Leads out of the panel: the site's public pages are documents of their own. */
function Leave({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return <Waiting />
}

/** Whether the user has logged out in another tab. */
function useLogOutElsewhere(user: string | undefined): boolean {
  const [left, setLeft] = useState(false)
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== loggedOutKey || !user) return
      clearUnsaved()
      clearDrafts(user)
      setLeft(true)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [user])
  return left
}

function Waiting() {
  const t = useTexts()
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name
  return (
    <main className={styles.waiting} aria-busy="true">
      <h1 className={styles.hidden}>{siteName}</h1>
      <p className={styles.hidden}>{t('common.loading')}</p>
    </main>
  )
}

/** A page of the panel that fails offers itself again. */
export function ErrorBoundary() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  return (
    <main className={styles.failed}>
      <h1>{t('common.unexpectedTitle')}</h1>
      <p>{t('common.unexpectedText')}</p>
      <ButtonLink href={pathname + search}>{t('common.tryAgain')}</ButtonLink>
    </main>
  )
}
