import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { isLanguage } from '#contract/base/languages/languages.ts'
import { isFact } from '#contract/catalogue/facts/facts.ts'
import { useFactLabels } from './use-fact-labels.ts'
import { knownFact } from './facts-form-values.ts'

const parts = [
  'min',
  'max',
  'lat',
  'lng',
  'amount',
  'currency',
  'kind',
  'weekdays',
  'dates',
  'guaranteed',
  'minPax',
  'periods',
  'except',
] as const

/** Returns the labels of facts and their parts in a comparison of two versions, and the texts of their values. */
export function useFactConflict() {
  const t = usePanelTexts()
  const words = useFactLabels()
  return {
    labelOf: (path: string) => {
      const [, name = '', part] = path.split('.')
      const label = isFact(name) ? t(`factForm.names.${name}.label`) : name
      if (isLanguage(part)) return `${label} (${t(`common.languages.${part}`)})`
      const known = parts.find((each) => each === part)
      return known ? `${label} (${t(`factForm.parts.${known}`)})` : label
    },
    show: (path: string, value: unknown) => {
      const [, name = '', part] = path.split('.')
      if (part === undefined && isFact(name)) {
        return words(name, knownFact(name, value)).lines.join(', ') || undefined
      }
      return Array.isArray(value) ? value.map(spoken).join(', ') || undefined : undefined
    },
  }
}

/** A row of fields in a line. */
function spoken(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row)
  return Object.values(row)
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' – ')
}
