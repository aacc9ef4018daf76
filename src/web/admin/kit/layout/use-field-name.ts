import { useTranslation } from 'react-i18next'
import type { AdminTexts } from '../../../i18n/admin-texts.ts'

type NamedField = keyof AdminTexts['activity']['fields']
type FactName = keyof AdminTexts['facts']['names']

/** What a field of a changed thing is called within a sentence. */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation('admin')
  const isNamed = (field: string): field is NamedField =>
    i18n.exists(`activity.fields.${field}`, { ns: 'admin' })
  const isFact = (field: string): field is FactName =>
    i18n.exists(`facts.names.${field}.label`, { ns: 'admin' })
  return (field) => {
    if (isNamed(field)) return t(`activity.fields.${field}`)
    return isFact(field) ? t(`facts.names.${field}.label`).toLocaleLowerCase() : field
  }
}
