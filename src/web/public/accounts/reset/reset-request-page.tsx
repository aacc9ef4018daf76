import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { island as resetRequestCard } from './reset-request-card.tsx'

export default function ResetRequestPage() {
  const t = useTexts()
  const { captcha } = usePage()
  return (
    <AuthFrame page={t('auth.resetRequestTitle')}>
      <PageHead
        title={t('auth.resetRequestTitle')}
        alternates={inEachLanguage(paths.resetPasswordRequest)}
        hidden
      />
      <Island of={resetRequestCard} props={{ captcha }} />
    </AuthFrame>
  )
}
