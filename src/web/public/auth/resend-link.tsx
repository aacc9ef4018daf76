import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCaptcha } from '../../captcha/use-captcha.ts'
import { toastFailure } from '../../forms/report-failure.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { call } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'

/** Asks for a fresh verification mail. */
export function ResendLink({ email }: { email: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const captcha = useCaptcha('resendVerifyEmail')
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      const captchaToken = await captcha().catch(() => undefined)
      await call('resendVerifyEmail', { email, lang: language }, { captchaToken })
      toastSuccess(t('auth.resent'))
    } catch (failure) {
      toastFailure(failure, t)
    }
    setBusy(false)
  }
  return (
    <Button look="outline" onClick={resend} disabled={busy}>
      {t('auth.resend')}
    </Button>
  )
}
