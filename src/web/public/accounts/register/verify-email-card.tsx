import { useState } from 'react'
import type { CaptchaConfig } from '#web/shared/captcha/use-captcha.ts'
import { Failure } from '#contract/base/failures.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import { call } from '#web/shared/session/session.ts'
import { defineIsland } from '#web/public/ui/islands/define-island.tsx'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { AuthCard } from '../auth/auth-card.tsx'
import { ResendLink } from './resend-link.tsx'

type VerifyEmailCardProps = {
  email: string
  token: string
  captcha: CaptchaConfig
}

export const island = defineIsland<VerifyEmailCardProps>({
  name: 'verify-email',
  Component: VerifyEmailCard,
  texts: [
    'auth',
    'common.logIn',
    'common.notSent',
    'common.offline',
    'common.outdated',
    'common.toHome',
    'common.tryAgain',
  ],
})

type Verification = 'asking' | 'loading' | 'success' | 'failure' | 'already' | 'away'

/** Opening the link changes nothing, for scanners of mail open links and run scripts: a person confirms, by a button. */
function VerifyEmailCard({ email, token, captcha }: VerifyEmailCardProps) {
  const t = useTexts()
  const language = useLanguage()
  const [verification, setVerification] = useState<Verification>('asking')
  const verify = async () => {
    setVerification('loading')
    try {
      await call('verifyEmail', { email, token })
      setVerification('success')
    } catch (failure) {
      setVerification(outcomeOf(failure))
    }
  }
  const logIn = <ButtonLink href={paths.login(language)}>{t('common.logIn')}</ButtonLink>
  switch (verification) {
    case 'asking':
      return (
        <AuthCard title={t('auth.verifyTitle')} lead={t('auth.verifyLead', { email })}>
          <Button onClick={verify}>{t('auth.verifyButton')}</Button>
        </AuthCard>
      )
    case 'loading':
      return <AuthCard title={t('auth.verifyLoading')}></AuthCard>
    case 'success':
      return (
        <AuthCard title={t('auth.verifySuccessTitle')} lead={t('auth.verifySuccessText')} announce>
          <ButtonLink href={paths.home(language)}>{t('common.toHome')}</ButtonLink>
        </AuthCard>
      )
    case 'already':
      return (
        <AuthCard title={t('auth.verifyAlreadyTitle')} lead={t('auth.verifyAlreadyText')} announce>
          {logIn}
        </AuthCard>
      )
    case 'failure':
      return (
        <AuthCard title={t('auth.verifyFailureTitle')} lead={t('auth.verifyFailureText')} announce>
          <ResendLink email={email} captcha={captcha} />
        </AuthCard>
      )
    case 'away':
      return (
        <AuthCard title={t('auth.verifyFailureTitle')} lead={t('auth.verifyAwayText')} announce>
          <Button onClick={verify}>{t('common.tryAgain')}</Button>
        </AuthCard>
      )
  }
}

function outcomeOf(failure: unknown): Verification {
  if (!(failure instanceof Failure)) return 'away'
  if (failure.name === 'EMAIL_ALREADY_VERIFIED') return 'already'
  const refused = ['INVALID_TOKEN', 'NOT_FOUND_ERROR', 'INVALID_DATA_ERROR']
  return refused.includes(failure.name) ? 'failure' : 'away'
}
