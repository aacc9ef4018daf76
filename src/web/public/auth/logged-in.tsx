import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/auth.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { logOut } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'

interface LoggedInProps {
  account: Account
  /** The page's name among the breadcrumbs. */
  page: string
  /** Where the visitor was going, else the landing page or the panel. */
  to?: string
}

/** What the log-in and the registration say to somebody who is logged in already. */
export function LoggedIn({ account, page, to }: LoggedInProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const home = account.role === 'admin' ? paths.adminPanel : paths.home(language)
  const name = `${account.name} ${account.surname}`
  return (
    <AuthCard
      title={t('auth.loggedInTitle')}
      page={page}
      lead={t('auth.loggedInLead', { name, email: account.email })}
    >
      <p className={styles.ways}>
        <ButtonLink to={to ?? home}>{t('auth.goOn')}</ButtonLink>
        <Button look="outline" onClick={logOut}>
          {t('common.logOut')}
        </Button>
      </p>
    </AuthCard>
  )
}
