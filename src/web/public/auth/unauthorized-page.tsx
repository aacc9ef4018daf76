import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../notice.tsx'

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

/** Where a logged-in visitor lands whose role opens nothing here (specification 2). */
export default function UnauthorizedPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Notice title={t('common.unauthorizedTitle')} text={t('common.unauthorizedText')}>
      <ButtonLink to={paths.home(language)}>{t('common.toHome')}</ButtonLink>
    </Notice>
  )
}
