import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { inEachLanguage } from '#contract/languages.ts'
import { useCaptcha } from '../../captcha/use-captcha.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { call } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormTrouble, TextField } from '../../ui/field.tsx'
import { PageHead } from '../page-head.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'

async function loadSchema() {
  const { authOperations } = await import('#contract/auth.ts')
  return authOperations.resetPasswordRequest.input.pick({ email: true })
}

export default function ResetRequestPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const captcha = useCaptcha('resetPasswordRequest')
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const request = submit(async ({ email }) => {
    const captchaToken = await captcha().catch(() => undefined)
    await call('resetPasswordRequest', { email, lang: language }, { captchaToken })
    setSentTo(email)
  })
  const head = (
    <PageHead
      title={t('auth.resetRequestTitle')}
      alternates={inEachLanguage(paths.resetPasswordRequest)}
      hidden
    />
  )
  if (sentTo) {
    const lead = t('auth.linkSentText', { email: sentTo })
    return (
      <AuthCard title={t('auth.linkSentTitle')} lead={lead} announce>
        {head}
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('auth.resetRequestTitle')} lead={t('auth.resetRequestLead')}>
      {head}
      <form className={styles.form} onSubmit={request} noValidate method="dialog">
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <FormTrouble text={trouble} />
        <Button type="submit" disabled={isSubmitting}>
          {t(isSubmitting ? 'auth.sending' : 'auth.sendLink')}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to={paths.login(language)}>{t('common.logIn')}</Link>
      </p>
    </AuthCard>
  )
}
