import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { inEachLanguage } from '#contract/languages.ts'
import { Failure } from '#contract/failures.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ownPath, paths } from '#contract/addresses.ts'
import { logIn } from '../../forms/log-in.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormTrouble, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PageHead } from '../page-head.tsx'
import { AccountStateNotice, accountStates, type AccountState } from './account-state.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { LoggedIn } from './logged-in.tsx'

const loadSchema = async () => (await import('#contract/auth.ts')).authOperations.login.input

export default function LoginPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnTo = ownPath(query.get('returnTo'))
  const session = useSession()
  const [waiting, setWaiting] = useState<{ state: AccountState; email: string }>()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)

  const enter = submit(async ({ email, password }) => {
    setWaiting(undefined)
    try {
      const { role } = await logIn(email, password)
      const home = role === 'admin' ? paths.adminPanel : paths.home(language)
      await navigate(returnTo ?? home)
    } catch (failure) {
      const state = accountStates.find(
        (each) => failure instanceof Failure && failure.name === each,
      )
      if (state) setWaiting({ state, email })
      throw failure
    }
  })

  const head = (
    <PageHead
      title={t('common.logIn')}
      alternates={inEachLanguage((each) => paths.login(each))}
      hidden
    />
  )
  if (session.state === 'loggedIn' && !isSubmitting) {
    return (
      <>
        {head}
        <LoggedIn account={session.account} page={t('common.logIn')} to={returnTo} />
      </>
    )
  }
  return (
    <AuthCard title={t('auth.loginTitle')} page={t('common.logIn')} lead={t(reasonFor(returnTo))}>
      {head}
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
        <FormTrouble text={trouble} />
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

/** Why somebody who wanted another page stands before the log-in. */
function reasonFor(returnTo = '') {
  if (returnTo.startsWith(paths.adminPanel)) return 'auth.loginForPanel'
  return /^(?:\/..)?\/rates\b/.test(returnTo) ? 'auth.loginForRates' : 'auth.loginLead'
}
