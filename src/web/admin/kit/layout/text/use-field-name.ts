import { useHasText, usePanelTexts } from './panel-texts.tsx'
import { isLanguage } from '#contract/base/languages/languages.ts'
import type { AdminTexts } from '#texts/texts.ts'

type NamedField = keyof AdminTexts['activity']['fields']
type FactName = keyof AdminTexts['factForm']['names']
type TextName = keyof AdminTexts['textForm']['names']

/** Returns the name of a changed thing's field within a sentence; one that has no name goes by its own. */
export function useFieldName(): (field: string) => string {
  const t = usePanelTexts()
  const has = useHasText()
  const isNamed = (field: string): field is NamedField => has(`activity.fields.${field}`)
  const isFact = (field: string): field is FactName => has(`factForm.names.${field}.label`)
  const isText = (field: string): field is TextName => has(`textForm.names.${field}.label`)
  return (field) => {
    if (isLanguage(field)) return t(`common.languages.${field}`)
    if (isNamed(field)) return t(`activity.fields.${field}`)
    if (isFact(field)) return t(`factForm.names.${field}.label`).toLocaleLowerCase()
    return isText(field) ? t(`textForm.names.${field}.label`).toLocaleLowerCase() : field
  }
}
