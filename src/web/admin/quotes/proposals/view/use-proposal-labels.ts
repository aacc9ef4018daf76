import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
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
  return ({ due, percent, amount, note }) => {
    const part = amount ? moneyText(amount, language) : `${percent ?? 0} %`
    const when =
      typeof due === 'object'
        ? t('proposalForm.view.daysBefore', { count: due.daysBefore })
        : due === 'acceptance'
          ? t('proposalForm.payments.moments.acceptance')
          : dayText(due, language)
    return [`${part}: ${when}`, note].filter(Boolean).join(' · ')
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
