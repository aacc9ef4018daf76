import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inEachLanguage } from '#contract/languages.ts'
import { Failure } from '#contract/failures.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { call } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/verify-email-page.ts'
import { AuthCard } from './auth-card.tsx'
import { ResendLink } from './resend-link.tsx'
import { secretPageHeaders } from './secret-page.ts'

export const headers = secretPageHeaders

type Verification = 'asking' | 'loading' | 'success' | 'failure' | 'already' | 'away'

/** Opening the link changes nothing, for scanners of mail open links and run scripts: a person confirms, by a button. */
export default function VerifyEmailPage({ params: { email, token } }: Route.ComponentProps) {
  const { t } = useTranslation()
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
  const logIn = <ButtonLink to={paths.login(language)}>{t('common.logIn')}</ButtonLink>
  const head = (
    <PageHead
      title={t('auth.verifyTitle')}
      alternates={inEachLanguage((each) => paths.login(each))}
      hidden
    />
  )
  switch (verification) {
    case 'asking':
      return (
        <AuthCard title={t('auth.verifyTitle')} lead={t('auth.verifyLead', { email })}>
          {head}
          <Button onClick={verify}>{t('auth.verifyButton')}</Button>
        </AuthCard>
      )
    case 'loading':
      return <AuthCard title={t('auth.verifyLoading')}>{head}</AuthCard>
    case 'success':
      return (
        <AuthCard title={t('auth.verifySuccessTitle')} lead={t('auth.verifySuccessText')} announce>
          {head}
          <ButtonLink to={paths.home(language)}>{t('common.toHome')}</ButtonLink>
        </AuthCard>
      )
    case 'already':
      return (
        <AuthCard title={t('auth.verifyAlreadyTitle')} lead={t('auth.verifyAlreadyText')} announce>
          {head}
          {logIn}
        </AuthCard>
      )
    case 'failure':
      return (
        <AuthCard title={t('auth.verifyFailureTitle')} lead={t('auth.verifyFailureText')} announce>
          {head}
          <ResendLink email={email} />
        </AuthCard>
      )
    case 'away':
      return (
        <AuthCard title={t('auth.verifyFailureTitle')} lead={t('auth.verifyAwayText')} announce>
          {head}
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
