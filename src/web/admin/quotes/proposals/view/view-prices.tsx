import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { moneyWriter } from '#contract/base/money/money-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from './proposal-view.module.css'
import { shownMoney } from '#contract/quotes/money/shown-money.ts'
import { lineAmount } from '#contract/quotes/money/totals.ts'
import type { ShownProposal } from './shown-proposal.ts'

/** The options with their hotels, the lines of the price, and what they come to. */
export function ViewPrices(proposal: ShownProposal) {
  const { options, prices, totals, scale, lang } = proposal
  const t = usePanelTexts()
  const language = useLanguage()
  const moneyOf = moneyWriter(shownMoney(proposal), language)
  const nameOf = (key: string | null) => {
    const index = options.findIndex((option) => option.key === key)
    return options[index]?.name || t('proposalForm.options.row', { number: index + 1 })
  }
  return (
    <>
      {options.length > 0 && (
        <section>
          <h3>{t('proposalForm.labels.options')}</h3>
          {options.map(({ key, hotels }) => (
            <div key={key}>
              <h4 lang={lang}>{nameOf(key)}</h4>
              <ul lang={lang} className={styles.list}>
                {hotels.map(({ place, hotel, nights }, index) => (
                  <li key={index}>
                    {[place, hotel, nights && t('common.nights', { count: nights })]
                      .filter(Boolean)
                      .join(' · ')}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {prices.length > 0 && (
        <section>
          <h3>{t('proposalForm.prices.title')}</h3>
          <table className={styles.prices}>
            <thead>
              <tr>
                <th scope="col">{t('proposalForm.prices.label')}</th>
                <th scope="col">{t('proposalForm.prices.quantity')}</th>
                <th scope="col">{t('proposalForm.view.sum')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ label, quantity, unit, option, optional, onSpot }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <span lang={lang}>{label}</span>
                    {option !== null && <span className={styles.facts}> · {nameOf(option)}</span>}
                    {optional && (
                      <span className={styles.facts}> · {t('proposalForm.prices.optional')}</span>
                    )}
                    {onSpot && (
                      <span className={styles.facts}> · {t('proposalForm.prices.onSpot')}</span>
                    )}
                  </th>
                  <td>
                    {quantity} × {moneyOf(unit)}
                  </td>
                  <td>{moneyOf(lineAmount({ quantity, unit }))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {totals.map(({ option, total }) => (
                <tr key={option}>
                  <th scope="row" colSpan={2} lang={option === null ? undefined : lang}>
                    {option === null ? t('proposalForm.prices.total') : nameOf(option)}
                  </th>
                  <td>{moneyOf(total)}</td>
                </tr>
              ))}
            </tfoot>
          </table>
        </section>
      )}
      {scale.length > 0 && (
        <section>
          <h3>{t('proposalForm.labels.scale')}</h3>
          <ul className={styles.list}>
            {scale.map(({ minPax, maxPax, perPerson, freePlaces, option }, index) => (
              <li key={index}>
                {option !== null && <span lang={lang}>{nameOf(option)}: </span>}
                {t('proposalForm.view.step', {
                  minPax,
                  maxPax,
                  price: moneyOf(perPerson),
                })}
                {freePlaces > 0 && ` · ${t('proposalForm.view.freePlaces', { count: freePlaces })}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
