import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { percentText } from '#contract/base/money/percent-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Instalment, PaymentDue } from '#contract/quotes/money/instalments.ts'
import { dueWords } from '#contract/quotes/proposals/due-words.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** "2 adults, 1 child". */
export function usePaxText(): (pax: NonNullable<Proposal['pax']>) => string {
  const t = usePanelTexts()
  return ({ adults, children }) =>
    [
      t('proposalForm.view.adults', { count: adults }),
      children > 0 && t('proposalForm.view.children', { count: children }),
    ]
      .filter(Boolean)
      .join(', ')
}

/** "30 % on acceptance". */
export function usePaymentText(): (payment: Proposal['payments'][number]) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  const when = useDueText()
  return ({ due, percent, amount, perPerson, rest, note }) => {
    const money = amount ? moneyText(amount, language) : percentText(percent ?? 0, language)
    const each = perPerson ? t('proposalForm.view.each', { amount: money }) : money
    const part = rest ? t('proposalForm.view.rest') : each
    return [`${part}: ${when(due)}`, note].filter(Boolean).join(' · ')
  }
}

/** "45 days before the journey, 12 November 2026: USD 3,696". */
export function useInstalmentText(): (row: Instalment) => string {
  const language = useLanguage()
  const when = useDueText()
  return ({ due, dueOn, amount, note }) => {
    const day = dueOn && dueOn !== due && dayText(dueOn, language)
    const moment = [when(due), day].filter(Boolean).join(', ')
    return [`${moment}: ${moneyText(amount, language)}`, note].filter(Boolean).join(' · ')
  }
}

function useDueText(): (due: PaymentDue) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  return (due) => {
    const words = dueWords(due)
    if (!words) return typeof due === 'string' ? dayText(due, language) : ''
    const { key, count } = words
    return key === 'acceptance'
      ? t('proposalForm.payments.moments.acceptance')
      : t(`proposalForm.view.${key}`, { count })
  }
}

/** "From 30 days before the journey: 50 %". */
export function useCancellationText(): (step: Proposal['cancellation'][number]) => string {
  const t = usePanelTexts()
  return ({ fromDaysBefore, percent }) =>
    fromDaysBefore === 0
      ? t('proposalForm.view.cancelledLast', { percent })
      : t('proposalForm.view.cancelled', { count: fromDaysBefore, percent })
}
