import { Suspense, useRef, useState } from 'react'
import { publicLimits } from '#contract/base/public-limits.ts'
import { type CaptchaConfig, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { ConsentTick, useAskedConsent } from '#web/shared/forms/consent-tick.tsx'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { call } from '#web/shared/session/session.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'
import { PasswordField } from '#web/shared/ui/fields/password-field.tsx'
import { AgencyFields } from './agency-fields.tsx'
import { AuthCard } from '../auth/auth-card.tsx'
import styles from '../auth/auth-card.module.css'
import { ResendLink } from './resend-link.tsx'

type RegisterCardProps = {
  captcha: CaptchaConfig
  /** Whether the privacy notice is to be read before. */
  consent: boolean
}

const LoggedIn = laterPart(async () => (await import('../auth/logged-in.tsx')).LoggedIn)

export const island = defineIsland<RegisterCardProps>({
  name: 'register',
  Component: RegisterCard,
  texts: [
    'auth',
    'consent.read',
    'consent.notice',
    'common.logOut',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'common.register',
  ],
  wakes: ['session'],
})

async function loadSchema(asked: boolean, hasAgency: boolean) {
  const { registrationForm } = await import('#contract/accounts/auth.ts')
  return registrationForm(asked, hasAgency)
}

/** Typed values: the fields of the agency under their paths. */
type Typed = Record<'name' | 'surname' | 'email' | 'password', string> &
  Record<`agency.${string}` | 'consent', string | undefined>

const ofAgency = /^agency\./

/** The agency as the contract takes it; none where it has no name. */
function agencyOf(values: Typed) {
  if (!values['agency.name']?.trim()) return undefined
  const fields = Object.entries(values)
    .filter(([name]) => ofAgency.test(name))
    .map(([name, value]) => [name.replace(ofAgency, ''), value])
  return Object.fromEntries(fields)
}

function RegisterCard({ captcha: config, consent: told }: RegisterCardProps) {
  const t = useTexts()
  const language = useLanguage()
  const session = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const captcha = useCaptcha(config, 'register')
  const idempotencyKey = useIdempotencyKey()
  const consent = useAskedConsent(told)
  const form = useRef<HTMLFormElement>(null)
  const { field, submit, isSubmitting, trouble } = useContractForm<Typed>(() => {
    const named = form.current?.querySelector<HTMLInputElement>('[name="agency.name"]')
    return loadSchema(consent.asked, Boolean(named?.value.trim()))
  })

  const register = submit(async (values) => {
    const captchaTk = (await captcha()) ?? ''
    const ticks = { consent: Boolean(values.consent) }
    const { name, surname, email, password } = values
    const agency = agencyOf(values)
    const person = { name, surname, email, password }
    const payload = { ...person, ...ticks, lang: language, captchaTk, ...(agency && { agency }) }
    const options = { idempotencyKey: idempotencyKey(payload) }
    await consent.learning(call('register', payload, options))
    setSentTo(email)
  })

  if (session.state === 'loggedIn') {
    return (
      <Suspense>
        <LoggedIn account={session.account} />
      </Suspense>
    )
  }
  if (sentTo) {
    return (
      <AuthCard
        title={t('auth.registeredTitle')}
        lead={t('auth.registeredText', { email: sentTo })}
        announce
      >
        <ResendLink email={sentTo} captcha={config} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('auth.registerTitle')} lead={t('auth.registerLead')}>
      <ol className={styles.steps}>
        <li>{t('auth.stepVerify')}</li>
        <li>{t('auth.stepApprove')}</li>
        <li>{t('auth.stepAccess')}</li>
      </ol>
      <form ref={form} className={styles.form} onSubmit={register} noValidate method="dialog">
        <TextField
          label={t('auth.name')}
          autoComplete="given-name"
          maxLength={publicLimits.nameMaxLength}
          required
          {...field('name')}
        />
        <TextField
          label={t('auth.surname')}
          autoComplete="family-name"
          maxLength={publicLimits.nameMaxLength}
          required
          {...field('surname')}
        />
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <PasswordField
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
          required
          {...field('password')}
        />
        <AgencyFields field={field} />
        {consent.asked && <ConsentTick {...field('consent')} />}
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.sending' : 'common.register')}
        </Button>
      </form>
      <p className={styles.links}>
        <a href={paths.login(language)}>{t('auth.haveAccount')}</a>
      </p>
    </AuthCard>
  )
}
