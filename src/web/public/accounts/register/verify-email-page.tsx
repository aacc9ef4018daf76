import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import type { Route } from './+types/verify-email-page.ts'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { island as verifyEmailCard } from './verify-email-card.tsx'
import { secretPageHeaders } from '../auth/secret-page.ts'

export const headers = secretPageHeaders

export default function VerifyEmailPage({ params }: Route.ComponentProps) {
  const t = useTexts()
  const { captcha } = usePage()
  return (
    <AuthFrame page={t('auth.verifyTitle')}>
      <PageHead
        title={t('auth.verifyTitle')}
        alternates={inEachLanguage((each) => paths.login(each))}
        hidden
      />
      <Island of={verifyEmailCard} props={{ email: params.email, token: params.token, captcha }} />
    </AuthFrame>
  )
}
