import { dayText } from '#contract/base/dates/day-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { RateWarning } from '#contract/trade/rates/rate-warnings.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'

/** Details of a warning beside its code. */
interface Context {
  validFrom?: string
  validTo?: string
  from?: string
  to?: string
  before?: number
  after?: number
  currency?: string
}

/** Returns a rate's warning in words; a sheet's names its currency itself. */
export function useRateWarningWords(ofRate = ''): (warning: RateWarning) => string {
  const t = usePanelTexts()
  const language = useLanguage()
  const day = (value: string | undefined) => (value ? dayText(value, language) : '')
  return ({ code, context }) => {
    const { validFrom, validTo, before = 0, after = 0, ...others } = context as Context
    const { from = validFrom, to = validTo, currency = ofRate } = others
    const money = (amount: number) => (currency ? moneyText({ amount, currency }, language) : '')
    return t(`rateForm.warnings.${code}`, {
      from: day(from),
      to: day(to),
      before: money(before),
      after: money(after),
    })
  }
}
