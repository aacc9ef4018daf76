import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '#contract/addresses.ts'
import { useSession } from '../../session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../notice.tsx'

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

/** Where a logged-in visitor lands whose role opens nothing here (requirements §5.5). */
export default function UnauthorizedPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const isLoggedOut = useSession().state === 'loggedOut'
  return (
    <Notice
      title={t('common.unauthorizedTitle')}
      text={t(isLoggedOut ? 'common.unauthorizedLoggedOut' : 'common.unauthorizedText')}
    >
      {isLoggedOut && <ButtonLink to={paths.login(language)}>{t('common.logIn')}</ButtonLink>}
      <ButtonLink to={paths.home(language)} look={isLoggedOut ? 'outline' : 'solid'}>
        {t('common.toHome')}
      </ButtonLink>
    </Notice>
  )
}
