import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '../../i18n/use-texts.tsx'
import { Island } from '../../islands/island.tsx'
import { PageHead } from '../page-head.tsx'
import { usePage } from '../use-page.tsx'
import { AuthFrame } from './auth-frame.tsx'
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
