import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { island as registerCard } from './register-card.tsx'

export default function RegisterPage() {
  const t = useTexts()
  const { captcha, consent } = usePage()
  return (
    <AuthFrame page={t('common.register')}>
      <PageHead
        title={t('common.register')}
        description={t('auth.registerLead')}
        alternates={inEachLanguage(paths.register)}
      />
      <Island of={registerCard} props={{ captcha, consent }} />
    </AuthFrame>
  )
}
