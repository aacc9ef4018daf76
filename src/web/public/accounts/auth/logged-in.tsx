import type { Account } from '#contract/accounts/auth.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { logOut } from '#web/shared/session/session.ts'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'

interface LoggedInProps {
  account: Account
  /** Where the visitor was going, else the landing page or the panel. */
  to?: string
}

/** Notice of the log-in and the registration for somebody who is logged in already. */
export function LoggedIn({ account, to }: LoggedInProps) {
  const t = useTexts()
  const language = useLanguage()
  const home = account.role === 'admin' ? paths.adminPanel : paths.home(language)
  const name = `${account.name} ${account.surname}`
  return (
    <AuthCard
      title={t('auth.loggedInTitle')}
      lead={t('auth.loggedInLead', { name, email: account.email })}
    >
      <p className={styles.ways}>
        <ButtonLink href={to ?? home}>{t('auth.goOn')}</ButtonLink>
        <Button look="outline" onClick={logOut}>
          {t('common.logOut')}
        </Button>
      </p>
    </AuthCard>
  )
}
