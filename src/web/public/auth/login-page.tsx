import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Failure } from '#contract/failures.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ownPath, paths } from '../../paths.ts'
import { logIn } from '../../session/log-in.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { alternatesOf } from '../alternates.ts'
import { PageHead } from '../page-head.tsx'
import { AccountStateNotice, accountStates, type AccountState } from './account-state.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'

const loadSchema = async () => (await import('#contract/auth.ts')).authOperations.login.input

export default function LoginPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [waiting, setWaiting] = useState<{ state: AccountState; email: string }>()
  const { field, submit, isSubmitting } = useContractForm(loadSchema)

  const enter = submit(async ({ email, password }) => {
    setWaiting(undefined)
    try {
      const { role } = await logIn(email, password)
      const home = role === 'admin' ? paths.adminPanel : paths.home(language)
      await navigate(ownPath(query.get('returnTo')) ?? home)
    } catch (failure) {
      const state = accountStates.find(
        (each) => failure instanceof Failure && failure.name === each,
      )
      if (state) setWaiting({ state, email })
      throw failure
    }
  })

  return (
    <AuthCard title={t('auth.loginTitle')} page={t('common.logIn')} lead={t('auth.loginLead')}>
      <PageHead
        title={t('common.logIn')}
        alternates={alternatesOf((each) => paths.login(each))}
        hidden
      />
      {waiting && <AccountStateNotice {...waiting} />}
      <form className={styles.form} onSubmit={enter} noValidate method="dialog">
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          required
          {...field('email')}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.loggingIn' : 'common.logIn')}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={paths.resetPasswordRequest(language)}>{t('auth.forgot')}</Link>
        <Link to={paths.register(language)}>{t('auth.noAccount')}</Link>
      </p>
    </AuthCard>
  )
}
