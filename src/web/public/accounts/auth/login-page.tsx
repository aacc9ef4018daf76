import { ownPath, paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { island as logInCard } from './log-in-card.tsx'

export default function LoginPage() {
  const t = useTexts()
  const { search, captcha, site } = usePage()
  const returnTo = ownPath(new URLSearchParams(search).get('returnTo'))
  return (
    <AuthFrame page={t('common.logIn')}>
      <PageHead
        title={t('common.logIn')}
        alternates={inEachLanguage((each) => paths.login(each))}
        hidden
      />
      <Island of={logInCard} props={{ returnTo, captcha, isOpen: site.sections.agents }} />
    </AuthFrame>
  )
}
