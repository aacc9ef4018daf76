import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { percentText } from '#contract/base/money/percent-text.ts'
import type { AgencyTerms } from '#contract/trade/agency-fields.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** Returns the terms by which an agency is paid, in words. */
export function useTermsLabel(): (terms: AgencyTerms | null) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  return (terms) => {
    if (terms === null) return t('agencyForm.termsWords.none')
    if (terms.kind === 'net') return t('agencyForm.termsWords.net')
    if (terms.percent === undefined) return t('agencyForm.termsWords.commission')
    return t('agencyForm.termsWords.percent', { percent: percentText(terms.percent, language) })
  }
}
