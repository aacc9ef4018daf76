import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import './compare-button.css'
import type { Compared } from './comparison.ts'

/** Puts a destination into the comparison, or takes it out. */
export function CompareButton({ id, name }: Compared) {
  const t = useTexts()
  return (
    <button type="button" aria-pressed="false" data-compares={id}>
      <span>{t('compare.add')}</span>
      <span>{`: ${name}`}</span>
    </button>
  )
}
