import { useTranslation } from 'react-i18next'
import type { ChangedKind } from '#contract/changed-kinds.ts'
import { useFieldName } from '../kit/layout/use-field-name.ts'

/** What a changed field is called. */
export function useChangedFieldName(): (field: string, kind: ChangedKind) => string {
  const { t } = useTranslation('admin')
  const nameOfField = useFieldName()
  // The configuration's switch is another thing than an item's.
  return (field, kind) =>
    kind === 'settings' && field === 'showVideo'
      ? t('activity.fields.bannerVideo')
      : nameOfField(field)
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
