import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { AdminTexts } from '#texts/texts.ts'
import { useFieldName } from '#web/admin/kit/layout/text/use-field-name.ts'

type RateField = Extract<keyof Rate, keyof AdminTexts['rateForm']>

/** Returns the name of a changed field. */
export function useChangedFieldName(): (field: string, kind: ChangedKind) => string {
  const t = usePanelTexts()
  const has = useHasText()
  const nameOfField = useFieldName()
  const isOfAgency = (field: string): field is keyof AdminTexts['agencyForm']['fields'] =>
    has(`agencyForm.fields.${field}`)
  const isOfRate = (field: string): field is RateField => has(`rateForm.${field}`)
  return (field, kind) => {
    // The configuration's switch is another thing than an item's, and so is an agency's status.
    if (kind === 'settings' && field === 'showVideo') return t('activity.fields.bannerVideo')
    if (kind === 'agency' && isOfAgency(field)) return t(`agencyForm.fields.${field}`)
    if (kind === 'rate' && isOfRate(field)) return t(`rateForm.${field}`)
    return nameOfField(field)
  }
}

/** The same of a value's path: `details.pt.summary` is the texts' summary in Portuguese. */
export function useChangedPathName(): (path: string, kind: ChangedKind) => string {
  const fieldName = useChangedFieldName()
  return (path, kind) =>
    path
      .split('.')
      .map((field) => fieldName(field, kind))
      .join(' · ')
}
