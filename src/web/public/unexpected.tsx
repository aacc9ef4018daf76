import { useTexts } from '../i18n/use-texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from './notice.tsx'
import { usePage } from './use-page.tsx'

/** What a page that failed shows instead of itself (requirements §5.4). */
export function Unexpected() {
  const t = useTexts()
  const { pathname, search } = usePage()
  return (
    <Notice title={t('common.unexpectedTitle')} text={t('common.unexpectedText')}>
      <ButtonLink href={pathname + search}>{t('common.tryAgain')}</ButtonLink>
    </Notice>
  )
}
