import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import type { Route } from './+types/reset-password-page.ts'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { island as resetPasswordCard } from './reset-password-card.tsx'
import { secretPageHeaders } from '../auth/secret-page.ts'

export const headers = secretPageHeaders

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <AuthFrame page={t('auth.resetTitle')}>
      <PageHead
        title={t('auth.resetTitle')}
        alternates={inEachLanguage(paths.resetPasswordRequest)}
        hidden
      />
      <Island of={resetPasswordCard} props={{ token: params.token }} />
    </AuthFrame>
  )
}
