import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { isLanguage } from '#contract/base/languages/languages.ts'
import { weekdays } from '#contract/site/office/office.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { weekdayName } from '#contract/base/dates/day-text.ts'
import { capitalised } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import type { MarketFormValues } from '../contact/contact-form-values.ts'
import type { OfficeSpan } from '../hours/office-form-values.ts'
import type { LicenceFormValues } from '../identity/legal-form-values.ts'
import type { MembershipFormValues } from '../identity/trust-form-values.ts'

const isWeekday = (name: string) => weekdays.some((weekday) => weekday === name)

/** Returns the labels of the site's fields, and the texts of their values, for a comparison of two versions. */
export function useSiteLabels(): ConflictLabels {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const named = (texts: LanguageTexts) => texts[language] ?? Object.values(texts)[0] ?? '…'
  const label = (path: string) => {
    const key = `siteForm.labels.${path}`
    return has(key) ? t(key) : path
  }
  return {
    labelOf: (path) => {
      const above = path.slice(0, path.lastIndexOf('.'))
      const last = path.slice(above.length + 1)
      if (isLanguage(last)) return `${label(above)} (${t(`common.languages.${last}`)})`
      if (isWeekday(last)) return capitalised(weekdayName(Number(last), language))
      if (last === 'lat' || last === 'lng') return t(`factForm.parts.${last}`)
      return label(path)
    },
    show: (path, value) => {
      if (path === 'retention.quotesMonths' && value === null) return t('siteForm.retention.never')
      if (path === 'analytics.provider') return t(`siteForm.analytics.${value as 'none'}`)
      if (!Array.isArray(value) || value.length === 0) return undefined
      if (path === 'markets') {
        return (value as MarketFormValues[])
          .map(({ name, countries }) => [named(name), ...countries].join(', '))
          .join('\n')
      }
      if (path === 'memberships') {
        return (value as MembershipFormValues[]).map(({ label }) => label).join('\n')
      }
      if (path === 'legal.licences') {
        return (value as LicenceFormValues[])
          .map((licence) => `${named(licence.label)} ${licence.number}`)
          .join('\n')
      }
      if (path.startsWith('office.hours.')) return spansText(value as OfficeSpan[])
      if (path.startsWith('office.')) {
        return (value as string[]).map((day) => (day ? dayText(day, language) : '…')).join('\n')
      }
      return undefined
    },
  }
}

/** "09:00–13:00, 14:00–18:00". */
export function spansText(spans: readonly OfficeSpan[]): string {
  return spans.map(([from, to]) => `${from}–${to}`).join(', ')
}
