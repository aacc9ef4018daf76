import { Suspense, useRef, useState } from 'react'
import type { FactorMethod } from '#contract/base/rights/factor-methods.ts'
import type { Account } from '#contract/accounts/auth.ts'
import { Failure } from '#contract/base/failures.ts'
import type { CaptchaConfig } from '#web/shared/captcha/use-captcha.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { factorsAskedBy, logIn } from '#web/shared/forms/log-in.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { AccountStateNotice, accountStates, type AccountState } from './account-state.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import type { FactorStep } from './factor-step.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type LogInCardProps = {
  /** Where the visitor was going. */
  returnTo: string | undefined
  captcha: CaptchaConfig
  /** Offers to register. */
  isOpen: boolean
}

const LoggedIn = laterPart(async () => (await import('./logged-in.tsx')).LoggedIn)

export const island = defineIsland<LogInCardProps>({
  name: 'log-in',
  Component: LogInCard,
  texts: [
    'auth',
    'common.logIn',
    'common.logOut',
    'common.notSent',
    'common.offline',
    'common.outdated',
  ],
  wakes: ['session'],
})

/**
 * Methods that the server asks for after the password, and the field that asks the visitor: it comes when it is
 * needed.
 */
interface SecondStep {
  methods: readonly FactorMethod[]
  Field: typeof FactorStep
}

const loadSchema = async () =>
  (await import('#contract/accounts/auth.ts')).authOperations.login.input.omit({ response: true })

function LogInCard({ returnTo, captcha, isOpen }: LogInCardProps) {
  const t = useTexts()
  const language = useLanguage()
  const session = useSession()
  const [waiting, setWaiting] = useState<{ state: AccountState; email: string }>()
  const [second, setSecond] = useState<SecondStep>()
  const [isShowing, setShowing] = useState(false)
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const form = useRef<HTMLFormElement>(null)

  const goOn = ({ role }: Account) => {
    const home = role === 'admin' ? paths.adminPanel : paths.agents(language)
    location.assign(returnTo ?? home)
  }
  const enter = submit(async ({ email, password, code }) => {
    setWaiting(undefined)
    try {
      goOn(await logIn({ email, password, code }))
    } catch (failure) {
      const asked = factorsAskedBy(failure)
      if (asked) {
        const step = await import('./factor-step.tsx')
        setSecond({ methods: asked, Field: step.FactorStep })
        // Asked for the first time, nothing is wrong yet.
        if (second) throw await step.wrongCode()
        return
      }
      // The password has changed meanwhile: it stands in the first step.
      if (isAboutPassword(failure)) setSecond(undefined)
      const state = accountStateOf(failure)
      if (!state) throw failure
      setWaiting({ state, email })
    }
  })

  if (session.state === 'loggedIn' && !isSubmitting && !isShowing) {
    return (
      <Suspense>
        <LoggedIn account={session.account} to={returnTo} />
      </Suspense>
    )
  }
  const methods = second?.methods
  const typed = () => {
    const { email = '', password = '' } = Object.fromEntries(
      new FormData(form.current ?? undefined),
    ) as Record<string, string>
    return { email, password }
  }
  const passkey = { onEntered: goOn, onAsking: setShowing, typed: methods && typed }
  return (
    <AuthCard
      title={t(methods ? 'auth.factorTitle' : 'auth.loginTitle')}
      lead={t(methods ? 'auth.factorLead' : reasonFor(returnTo))}
    >
      {waiting && <AccountStateNotice {...waiting} captcha={captcha} />}
      <form ref={form} className={styles.form} onSubmit={enter} noValidate method="dialog">
        {/* What was typed stays where it is: it is sent again with the code. */}
        <div className={styles.form} hidden={methods !== undefined}>
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
        </div>
        {second && <second.Field methods={second.methods} field={field('code')} />}
        <FormTrouble text={trouble} />
        {(!methods || takesCode(methods)) && (
          <Button type="submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'auth.loggingIn' : 'common.logIn')}
          </Button>
        )}
      </form>
      {(!methods || methods.includes('passkey')) && (
        <PasskeyButton {...passkey} look={methods ? 'outline' : 'quiet'}>
          {t(methods ? 'auth.usePasskey' : 'auth.logInWithPasskey')}
        </PasskeyButton>
      )}
      {methods ? (
        <Button look="quiet" className={styles.backward} onClick={() => setSecond(undefined)}>
          {t('auth.backToPassword')}
        </Button>
      ) : (
        <p className={styles.links}>
          <a href={paths.resetPasswordRequest(language)}>{t('auth.forgot')}</a>
          {isOpen && <a href={paths.register(language)}>{t('auth.noAccount')}</a>}
        </p>
      )}
    </AuthCard>
  )
}

const takesCode = (methods: readonly FactorMethod[]) =>
  methods.includes('totp') || methods.includes('recovery')

function isAboutPassword(failure: unknown): boolean {
  return failure instanceof Failure && failure.name === 'INVALID_CREDENTIALS_ERROR'
}

/** Where an account stands that may not be entered. */
function accountStateOf(failure: unknown): AccountState | undefined {
  if (!(failure instanceof Failure)) return undefined
  if (failure.context.rejected) return 'REJECTED'
  return accountStates.find((each) => failure.name === each)
}

/** Why somebody who wanted another page stands before the log-in. */
function reasonFor(returnTo = '') {
  if (returnTo.startsWith(paths.adminPanel)) return 'auth.loginForPanel'
  return /^(?:\/..)?\/rates\b/.test(returnTo) ? 'auth.loginForRates' : 'auth.loginLead'
}
