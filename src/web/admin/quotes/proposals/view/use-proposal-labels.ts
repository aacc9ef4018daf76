import { useTranslation } from 'react-i18next'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** "2 adults, 1 child". */
export function usePaxText(): (pax: NonNullable<Proposal['pax']>) => string {
  const { t } = useTranslation('admin')
  return ({ adults, children }) =>
    [
      t('proposals.view.adults', { count: adults }),
      children > 0 && t('proposals.view.children', { count: children }),
    ]
      .filter(Boolean)
      .join(', ')
}

/** "30 % on acceptance". */
export function usePaymentText(): (payment: Proposal['payments'][number]) => string {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return ({ due, percent, amount, note }) => {
    const part = amount ? moneyText(amount, language) : `${percent ?? 0} %`
    const when =
      typeof due === 'object'
        ? t('proposals.view.daysBefore', { count: due.daysBefore })
        : due === 'acceptance'
          ? t('proposals.payments.moments.acceptance')
          : dayText(due, language)
    return [`${part}: ${when}`, note].filter(Boolean).join(' · ')
  }
}

/** "From 30 days before the journey: 50 %". */
export function useCancellationText(): (step: Proposal['cancellation'][number]) => string {
  const { t } = useTranslation('admin')
  return ({ fromDaysBefore, percent }) =>
    fromDaysBefore === 0
      ? t('proposals.view.cancelledLast', { percent })
      : t('proposals.view.cancelled', { count: fromDaysBefore, percent })
}
