import { useTranslation } from 'react-i18next'
import { percentText } from '#contract/base/money/percent-text.ts'
import type { AgencyTerms } from '#contract/trade/agency-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** Returns the terms by which an agency is paid, in words. */
export function useTermsLabel(): (terms: AgencyTerms | null) => string {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (terms) => {
    if (terms === null) return t('agencies.termsWords.none')
    if (terms.kind === 'net') return t('agencies.termsWords.net')
    if (terms.percent === undefined) return t('agencies.termsWords.commission')
    return t('agencies.termsWords.percent', { percent: percentText(terms.percent, language) })
  }
}
