import { useTranslation } from 'react-i18next'
import { isLanguage } from '#contract/base/languages/languages.ts'
import type { AdminTexts } from '#texts/texts.ts'

type NamedField = keyof AdminTexts['activity']['fields']
type FactName = keyof AdminTexts['facts']['names']
type TextName = keyof AdminTexts['texts']['names']

/** Returns the name of a changed thing's field within a sentence; one that has no name goes by its own. */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation(['admin', 'translation'])
  const exists = (key: string) => i18n.exists(key, { ns: 'admin' })
  const isNamed = (field: string): field is NamedField => exists(`activity.fields.${field}`)
  const isFact = (field: string): field is FactName => exists(`facts.names.${field}.label`)
  const isText = (field: string): field is TextName => exists(`texts.names.${field}.label`)
  return (field) => {
    if (isLanguage(field)) return t(`translation:common.languages.${field}`)
    if (isNamed(field)) return t(`activity.fields.${field}`)
    if (isFact(field)) return t(`facts.names.${field}.label`).toLocaleLowerCase()
    return isText(field) ? t(`texts.names.${field}.label`).toLocaleLowerCase() : field
  }
}
