import { useState } from 'react'
import { type CaptchaConfig, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { toastFailure } from '#web/shared/forms/report-failure.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { call } from '#web/shared/session/session.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'

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
