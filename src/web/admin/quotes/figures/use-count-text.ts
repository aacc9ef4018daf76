import type { Figures } from '#contract/quotes/figures.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { CountColumn } from './figure-numbers.ts'

/** Writes counts as the panel's language does; hours have their unit, and a dash where nothing was answered. */
export function useCountText(): (figures: Figures, column: CountColumn) => string {
  const t = usePanelTexts()
  const numbers = new Intl.NumberFormat(useLanguage())
  return (figures, column) => {
    const value = figures[column]
    if (value === null) return '–'
    const text = numbers.format(value)
    return column === 'medianAnswerHours' ? t('figures.hours', { hours: text }) : text
  }
}
