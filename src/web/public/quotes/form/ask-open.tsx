import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import { Section } from '#web/public/ui/section.tsx'

/** The way to the form of a journey that nobody has written down, for who has not found theirs. */
export function AskOpen() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <Section title={t('request.askOpen')} lead={t('request.askOpenText')} unprinted>
      <p>
        <ButtonLink href={paths.openQuote(language)}>{t('request.ask')}</ButtonLink>
      </p>
    </Section>
  )
}
