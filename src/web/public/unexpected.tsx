import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from './notice.tsx'

/** What a page that failed shows instead of itself (requirements §5.4). */
export function Unexpected() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <Notice title={t('common.unexpectedTitle')} text={t('common.unexpectedText')}>
      <ButtonLink to={pathname + search} reloadDocument>
        {t('common.tryAgain')}
      </ButtonLink>
    </Notice>
  )
}
