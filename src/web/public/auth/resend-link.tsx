import { useState } from 'react'
import { type CaptchaConfig, useCaptcha } from '../../captcha/use-captcha.ts'
import { toastFailure } from '../../forms/report-failure.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { call } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { toastSuccess } from '../../ui/toasts.ts'

interface ResendLinkProps {
  email: string
  captcha: CaptchaConfig
}

/** Asks for a fresh verification mail. */
export function ResendLink({ email, captcha: config }: ResendLinkProps) {
  const t = useTexts()
  const language = useLanguage()
  const captcha = useCaptcha(config, 'resendVerifyEmail')
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      const captchaToken = await captcha().catch(() => undefined)
      await call('resendVerifyEmail', { email, lang: language }, { captchaToken })
      toastSuccess(t('auth.resent'))
    } catch (failure) {
      await toastFailure(failure, { language, t })
    }
    setBusy(false)
  }
  return (
    <Button look="outline" onClick={resend} disabled={busy}>
      {t('auth.resend')}
    </Button>
  )
}
