import { useHasText, usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ConflictLabels } from '#web/admin/kit/form/draft/conflict-modal.tsx'
import { LastChangedBy } from '#web/admin/kit/form/draft/last-changed-by.tsx'
import type { ProposalFormValues } from './proposal-form-values.ts'
import { useOptionName } from '../prices/options-card.tsx'
import { useAgencyDay } from '../use-agency-day.ts'
import { previewOf } from '../view/shown-proposal.ts'
import { useCancellationText, usePaymentText } from '../view/use-proposal-labels.ts'

/** Returns the labels of a draft's parts, and the texts of their values, for a comparison of two versions. */
export function useConflictLabels(
  { id, lang }: Proposal,
  values: ProposalFormValues,
): ConflictLabels {
  const t = usePanelTexts()
  const has = useHasText()
  const language = useLanguage()
  const optionName = useOptionName()
  const today = useAgencyDay()
  const paymentText = usePaymentText()
  const cancellationText = useCancellationText()

  /** Lists as the lines that one reads; their money is in the currency of what is written here. */
  const linesOf = (path: string, value: unknown): string[] | undefined => {
    const { prices, scale, payments, cancellation, days } = previewOf(
      { ...values, [path]: value },
      lang,
      today,
    )
    switch (path) {
      case 'days':
        return days.map(({ title }, index) => `${index + 1}. ${title || t('dayForm.untitled')}`)
      case 'options':
        return (value as ProposalFormValues['options']).map(optionName)
      case 'prices':
        return prices.map(
          ({ label, quantity, unit }) => `${label}: ${quantity} × ${moneyText(unit, language)}`,
        )
      case 'scale':
        return scale.map(
          ({ minPax, maxPax, perPerson }) =>
            `${minPax}–${maxPax}: ${moneyText(perPerson, language)}`,
        )
      case 'payments':
        return payments.map(paymentText)
      case 'cancellation':
        return cancellation.map(cancellationText)
    }
    return undefined
  }
  return {
    labelOf: (path) => {
      const key = `proposalForm.labels.${path}`
      return has(key) ? t(key) : path
    },
    show: (path, value) => {
      if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) {
        return dayText(value, language)
      }
      const lines = Array.isArray(value) && value.length > 0 && linesOf(path, value)
      return lines ? lines.join('\n') : undefined
    },
    who: <LastChangedBy of={{ itemId: id }} />,
  }
}
