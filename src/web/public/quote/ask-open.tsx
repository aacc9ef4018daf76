import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../section.tsx'

/** The way to the form of a journey that nobody has written down, for who has not found theirs. */
export function AskOpen() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <Section title={t('request.askOpen')} lead={t('request.askOpenText')} unprinted>
      <p>
        <ButtonLink href={paths.openRequest(language)}>{t('request.ask')}</ButtonLink>
      </p>
    </Section>
  )
}
