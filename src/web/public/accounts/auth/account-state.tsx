import { Suspense } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { CaptchaConfig } from '#web/shared/captcha/use-captcha.ts'
import { laterPart } from '#web/public/ui/islands/later-part.tsx'
import styles from './auth-card.module.css'

/** Refusals that say where an account stands, given to anyone who knows its password (requirements §4.6). */
export const accountStates = ['NOT_CONFIRM_EMAIL_ERROR', 'NOT_APPROVED_ERROR'] as const

/** Where an account stands; one that was refused waits no more. */
export type AccountState = (typeof accountStates)[number] | 'REJECTED'

const ResendLink = laterPart(async () => (await import('../register/resend-link.tsx')).ResendLink)

interface AccountStateNoticeProps {
  state: AccountState
  email: string
  captcha: CaptchaConfig
}

/** Shows the pending step of an account that cannot be entered yet. */
export function AccountStateNotice({ state, email, captcha }: AccountStateNoticeProps) {
  const t = useTexts()
  return (
    <div className={styles.waiting} role="alert">
      <h2>{t(`auth.waiting.${state}.title`)}</h2>
      <p>{t(`auth.waiting.${state}.text`)}</p>
      {state === 'NOT_CONFIRM_EMAIL_ERROR' && (
        <Suspense>
          <ResendLink email={email} captcha={captcha} />
        </Suspense>
      )}
    </div>
  )
}
