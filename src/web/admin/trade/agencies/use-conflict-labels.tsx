import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AgencyStatus } from '#contract/trade/agency-fields.ts'
import { countryName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import { useAdmins } from '#web/admin/quotes/inbox/use-admins.ts'
import type { TermsKind } from './agency-form-values.ts'

/** The fields with parts, as the form calls those. */
const partLabels = {
  'licence.kind': 'licenceKind',
  'licence.number': 'licenceNumber',
  'terms.kind': 'terms',
  'terms.percent': 'percent',
  'contract.signedOn': 'signedOn',
  'contract.endsOn': 'endsOn',
  'contract.creditDays': 'creditDays',
} as const

/** Returns the labels of the fields, and the texts of their values, for a comparison of two versions. */
export function useConflictLabels(id: string | undefined): ConflictLabels {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const admins = useAdmins()
  const nameOf: Record<string, (value: string) => string | undefined> = {
    status: (value) => t(`agencyForm.statuses.${value as AgencyStatus}`),
    'terms.kind': (value) => t(`agencyForm.termsKinds.${value as TermsKind}`),
    country: (value) => countryName(value, language),
    lang: (value) => t(`common.languages.${value as Language}`),
    accountManagerId: (value) => admins.find((admin) => admin.id === value)?.name,
    recheckOn: (value) => dayText(value, language),
    'contract.signedOn': (value) => dayText(value, language),
    'contract.endsOn': (value) => dayText(value, language),
  }
  return {
    labelOf: (path) => {
      const name = partLabels[path as keyof typeof partLabels] ?? path
      const key = `agencyForm.${name}`
      return has(key) ? t(key) : path
    },
    show: (path, value) =>
      typeof value === 'string' && value !== '' ? nameOf[path]?.(value) : undefined,
    ...(id !== undefined && { who: <LastChangedBy of={{ itemId: id }} /> }),
  }
}
