import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Notice } from '#web/public/ui/notice.tsx'
import { WaysOn } from './ways-on.tsx'

/**
 * The 404 page. From an address that no page has, rather than one of an item that is gone, the visitor goes on
 * to the landing page (requirements §5.3).
 */
export function NotFound({ isAddress = false }: { isAddress?: boolean }) {
  const t = useTexts()
  const home = paths.home(useLanguage())
  return (
    <Notice title={t('common.notFoundTitle')} text={t('common.notFoundText')}>
      <ButtonLink
        href={home}
        data-leads-to={isAddress ? home : undefined}
        data-says={isAddress ? t('common.pageUnavailable') : undefined}
      >
        {t('common.toHome')}
      </ButtonLink>
      <WaysOn />
    </Notice>
  )
}
