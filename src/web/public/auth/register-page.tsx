import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inEachLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { useCaptcha } from '../../captcha/use-captcha.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { call, useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormTrouble, TextField } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PageHead } from '../page-head.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { LoggedIn } from './logged-in.tsx'
import { ResendLink } from './resend-link.tsx'

async function loadSchema() {
  const { authOperations } = await import('#contract/auth.ts')
  return authOperations.register.input.omit({ lang: true, captchaTk: true })
}

export default function RegisterPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const session = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const captcha = useCaptcha('register')
  const idempotencyKey = useIdempotencyKey()
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)

  const register = submit(async (values) => {
    const captchaTk = (await captcha()) ?? ''
    const options = { idempotencyKey: idempotencyKey({ ...values, captchaTk }) }
    await call('register', { ...values, lang: language, captchaTk }, options)
    setSentTo(values.email)
  })

  const head = (
    <PageHead
      title={t('common.register')}
      description={t('auth.registerLead')}
      alternates={inEachLanguage(paths.register)}
    />
  )
  if (session.state === 'loggedIn') {
    return (
      <>
        {head}
        <LoggedIn account={session.account} page={t('common.register')} />
      </>
    )
  }
  if (sentTo) {
    return (
      <AuthCard
        title={t('auth.registeredTitle')}
        lead={t('auth.registeredText', { email: sentTo })}
        announce
      >
        {head}
        <ResendLink email={sentTo} />
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title={t('auth.registerTitle')}
      page={t('common.register')}
      lead={t('auth.registerLead')}
    >
      {head}
      <ol className={styles.steps}>
        <li>{t('auth.stepVerify')}</li>
        <li>{t('auth.stepApprove')}</li>
        <li>{t('auth.stepAccess')}</li>
      </ol>
      <form className={styles.form} onSubmit={register} noValidate method="dialog">
        <TextField
          label={t('auth.name')}
          autoComplete="given-name"
          maxLength={limits.nameMaxLength}
          required
          {...field('name')}
        />
        <TextField
          label={t('auth.surname')}
          autoComplete="family-name"
          maxLength={limits.nameMaxLength}
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
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.sending' : 'common.register')}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={paths.login(language)}>{t('auth.haveAccount')}</Link>
      </p>
    </AuthCard>
  )
}
