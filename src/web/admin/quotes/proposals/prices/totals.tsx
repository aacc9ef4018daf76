import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { moneyText } from '#contract/base/money/money-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { liveTotals, type PricedValues } from './live-totals.ts'
import { useOptionName } from './options-card.tsx'
import styles from './prices.module.css'

/** Shows the total of the price, for each option; nothing while there is no price. */
export function Totals(values: PricedValues) {
  const t = usePanelTexts()
  const language = useLanguage()
  const optionName = useOptionName()
  const totals = liveTotals(values)
  if (totals.length === 0) return null
  return (
    <div className={styles.totals}>
      <dl>
        {totals.map(({ option, total }) => {
          const index = values.options.findIndex(({ key }) => key === option)
          const chosen = values.options[index]
          return (
            <div key={option}>
              <dt>{chosen ? optionName(chosen, index) : t('proposalForm.prices.total')}</dt>
              <dd>{moneyText(total, language)}</dd>
            </div>
          )
        })}
      </dl>
      {values.prices.some(({ optional, onSpot }) => optional || onSpot) && (
        <p className={styles.without}>{t('proposalForm.prices.withoutOptional')}</p>
      )}
    </div>
  )
}
