import { Suspense } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { useSession } from '#web/shared/session/use-session.ts'

export const island = defineIsland<object>({
  name: 'account',
  Component: Account,
  texts: [
    'account',
    'auth.confirmPassword',
    'auth.name',
    'auth.newPassword',
    'auth.password',
    'auth.passwordHint',
    'auth.sending',
    'auth.showPassword',
    'auth.surname',
    'common.cancel',
    'common.close',
    'common.languages',
    'common.loading',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'common.tryAgain',
  ],
  wakes: ['session'],
})

/** Comes with whoever is logged in, and with nobody else. */
const AccountParts = laterPart(async () => (await import('./account-parts.tsx')).default)

function Account() {
  const t = useTexts()
  const session = useSession()
  const waiting = <p role="status">{t('common.loading')}</p>
  if (session.state !== 'loggedIn') return waiting
  return (
    <Suspense fallback={waiting}>
      <AccountParts account={session.account} />
    </Suspense>
  )
}
