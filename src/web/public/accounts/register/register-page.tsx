import { data } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { pageContext } from '#web/page-context.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { AuthFrame } from '../auth/auth-frame.tsx'
import type { Route } from './+types/register-page.ts'
import { island as registerCard } from './register-card.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).site.sections.agents) throw data(null, { status: 404 })
}

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
