import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Notice } from '#web/public/ui/notice.tsx'

export function headers() {
  return { 'x-robots-tag': 'noindex' }
}

/** Where a logged-in visitor lands whose role opens nothing here (requirements §5.5). */
export default function UnauthorizedPage() {
  const t = useTexts()
  const language = useLanguage()
  const text = (
    <>
      <span data-for="logged-in">{t('common.unauthorizedText')}</span>
      <span data-for="logged-out" hidden>
        {t('common.unauthorizedLoggedOut')}
      </span>
    </>
  )
  return (
    <Notice title={t('common.unauthorizedTitle')} text={text}>
      <ButtonLink href={paths.login(language)} data-for="logged-out" hidden>
        {t('common.logIn')}
      </ButtonLink>
      <ButtonLink href={paths.home(language)} look="outline">
        {t('common.toHome')}
      </ButtonLink>
    </Notice>
  )
}
