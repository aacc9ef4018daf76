import { useState } from 'react'
import { type CaptchaConfig, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { useContractForm } from '#web/shared/forms/use-contract-form.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { call } from '#web/shared/session/session.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { FormTrouble, TextField } from '#web/shared/ui/fields/field.tsx'
import { AuthCard } from '../auth/auth-card.tsx'
import styles from '../auth/auth-card.module.css'

type ResetRequestCardProps = { captcha: CaptchaConfig }

export const island = defineIsland<ResetRequestCardProps>({
  name: 'reset-request',
  Component: ResetRequestCard,
  texts: ['auth', 'common.logIn', 'common.notSent', 'common.offline', 'common.outdated'],
})

async function loadSchema() {
  const { authOperations } = await import('#contract/accounts/auth.ts')
  return authOperations.resetPasswordRequest.input.pick({ email: true })
}

function ResetRequestCard({ captcha: config }: ResetRequestCardProps) {
  const t = useTexts()
  const language = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const captcha = useCaptcha(config, 'resetPasswordRequest')
  const { field, submit, isSubmitting, trouble } = useContractForm(loadSchema)
  const request = submit(async ({ email }) => {
    const captchaToken = await captcha().catch(() => undefined)
    await call('resetPasswordRequest', { email, lang: language }, { captchaToken })
    setSentTo(email)
  })
  if (sentTo) {
    const lead = t('auth.linkSentText', { email: sentTo })
    return <AuthCard title={t('auth.linkSentTitle')} lead={lead} announce></AuthCard>
  }
  return (
    <AuthCard title={t('auth.resetRequestTitle')} lead={t('auth.resetRequestLead')}>
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
        <a href={paths.login(language)}>{t('common.logIn')}</a>
      </p>
    </AuthCard>
  )
}
