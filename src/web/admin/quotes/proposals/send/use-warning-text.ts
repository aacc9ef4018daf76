import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { AnswerOf } from '#contract/index.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

type Warning = AnswerOf<'checkProposal'>['warnings'][number]

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const isMoney = (value: unknown): value is { amount: number; currency: string } =>
  typeof value === 'object' && value !== null && 'currency' in value

/** An objection to a proposal as a sentence; days and amounts of its context are written out. */
export function useWarningText(): (warning: Warning) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  const written = (value: unknown): string => {
    if (isDay(value)) return dayText(value, language)
    if (isMoney(value)) return moneyText(value, language)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return ({ code, context }) => {
    const said = Object.entries(context).map(([name, value]) => [name, written(value)])
    return t(`proposalForm.sending.codes.${code}`, Object.fromEntries(said))
  }
}
