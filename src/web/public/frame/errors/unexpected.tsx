import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Notice } from '#web/public/ui/notice.tsx'
import { usePage } from '../head/use-page.tsx'

/** Content of a failed page, instead of the page itself (requirements §5.4). */
export function Unexpected() {
  const t = useTexts()
  const { pathname, search } = usePage()
  return (
    <Notice title={t('common.unexpectedTitle')} text={t('common.unexpectedText')}>
      <ButtonLink href={pathname + search}>{t('common.tryAgain')}</ButtonLink>
    </Notice>
  )
}
