import { usePanelTexts } from './panel-texts.tsx'
import { useFieldName } from './use-field-name.ts'

/** Returns the name of a text of an item or of its days, by its path: `summary`, `itinerary.3.title`. */
export function useTextFieldName(): (path: string) => string {
  const t = usePanelTexts()
  const fieldName = useFieldName()
  return (path) => {
    const [root = '', day = '', part] = path.split('.')
    if (root !== 'itinerary') return fieldName(root)
    const what = t(part === 'title' ? 'translations.dayTitle' : 'translations.dayText')
    return t('translations.day', { day, what })
  }
}
