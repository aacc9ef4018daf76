import { isRouteErrorResponse } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import { island as newLinkForm } from '#web/public/quotes/my-quotes/new-link-form.tsx'
import { Island } from '#web/public/ui/islands/island.tsx'
import { Notice } from '#web/public/ui/notice.tsx'
import type { CaptchaConfig } from '#web/shared/captcha/use-captcha.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { WaysOn } from './ways-on.tsx'

/** Returns whether a page has found its link to a request or proposal unknown. */
export function isLostLink(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && error.data?.isLostLink === true
}

/** The 404 page of a link to a request or proposal: a new link can be asked for (requirements §11.2). */
export function LostLink({ captcha }: { captcha: CaptchaConfig }) {
  const t = useTexts()
  return (
    <Notice title={t('common.notFoundTitle')} text={t('request.newLink.lost')}>
      <Island of={newLinkForm} props={{ captcha }} />
      <ButtonLink href={paths.home(useLanguage())} look="outline">
        {t('common.toHome')}
      </ButtonLink>
      <WaysOn />
    </Notice>
  )
}
