import { useState } from 'react'
import { Failure } from '#contract/failures.ts'
import type { CaptchaConfig } from '../../captcha/use-captcha.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { paths } from '#contract/addresses.ts'
import { logIn } from '../../forms/log-in.ts'
import { useSession } from '../../session/use-session.ts'
import { defineIsland } from '../../islands/define-island.tsx'
import { Button } from '../../ui/button.tsx'
import { FormTrouble, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AccountStateNotice, accountStates, type AccountState } from './account-state.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { LoggedIn } from './logged-in.tsx'

type LogInCardProps = {
  /** Where the visitor was going. */
  returnTo: string | undefined
  captcha: CaptchaConfig
}

export const island = defineIsland<LogInCardProps>({
  name: 'log-in',
  Component: LogInCard,
  texts: ['auth', 'common.logIn', 'common.logOut', 'common.notSent', 'common.offline'],
  wakes: ['session'],
})

const loadSchema = async () => (await import('#contract/auth.ts')).authOperations.login.input

function LogInCard({ returnTo, captcha }: LogInCardProps) {
  const t = useTexts()
  const language = useLanguage()
  const session = useSession()
  const [waiting, setWaiting] = useState<{ state: AccountState; email: string }>()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)

  const enter = submit(async ({ email, password }) => {
    setWaiting(undefined)
    try {
      const { role } = await logIn(email, password)
      const home = role === 'admin' ? paths.adminPanel : paths.agents(language)
      location.assign(returnTo ?? home)
    } catch (failure) {
      const state = stateToldBy(failure)
      if (state) setWaiting({ state, email })
      throw failure
    }
  })

  if (session.state === 'loggedIn' && !isSubmitting) {
    return <LoggedIn account={session.account} to={returnTo} />
  }
  return (
    <AuthCard title={t('auth.loginTitle')} lead={t(reasonFor(returnTo))}>
      {waiting && <AccountStateNotice {...waiting} captcha={captcha} />}
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
        <a href={paths.resetPasswordRequest(language)}>{t('auth.forgot')}</a>
        <a href={paths.register(language)}>{t('auth.noAccount')}</a>
      </p>
    </AuthCard>
  )
}

/** Where an account stands that may not be entered. */
function stateToldBy(failure: unknown): AccountState | undefined {
  if (!(failure instanceof Failure)) return undefined
  if (failure.context.rejected) return 'REJECTED'
  return accountStates.find((each) => failure.name === each)
}

/** Why somebody who wanted another page stands before the log-in. */
function reasonFor(returnTo = '') {
  if (returnTo.startsWith(paths.adminPanel)) return 'auth.loginForPanel'
  return /^(?:\/..)?\/rates\b/.test(returnTo) ? 'auth.loginForRates' : 'auth.loginLead'
}
