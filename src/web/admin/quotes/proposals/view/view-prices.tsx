import { useTranslation } from 'react-i18next'
import { moneyText } from '#contract/base/money/money-text.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from './proposal-view.module.css'
import type { ShownProposal } from './shown-proposal.ts'

/** The options with their hotels, the lines of the price, and what they come to. */
export function ViewPrices(proposal: ShownProposal) {
  const { options, prices, totals, scale, lang } = proposal
  const { t } = useTranslation(['admin', 'translation'])
  const language = useLanguage()
  const nameOf = (key: string | null) => {
    const index = options.findIndex((option) => option.key === key)
    return options[index]?.name || t('proposals.options.row', { number: index + 1 })
  }
  return (
    <>
      {options.length > 0 && (
        <section>
          <h3>{t('proposals.labels.options')}</h3>
          {options.map(({ key, hotels }) => (
            <div key={key}>
              <h4 lang={lang}>{nameOf(key)}</h4>
              <ul lang={lang} className={styles.list}>
                {hotels.map(({ place, hotel, nights }, index) => (
                  <li key={index}>
                    {[place, hotel, nights && t('translation:common.nights', { count: nights })]
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
          <h3>{t('proposals.prices.title')}</h3>
          <table className={styles.prices}>
            <thead>
              <tr>
                <th scope="col">{t('proposals.prices.label')}</th>
                <th scope="col">{t('proposals.prices.quantity')}</th>
                <th scope="col">{t('proposals.view.sum')}</th>
              </tr>
            </thead>
            <tbody>
              {prices.map(({ label, quantity, unit, option, optional, onSpot }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <span lang={lang}>{label}</span>
                    {option !== null && <span className={styles.facts}> · {nameOf(option)}</span>}
                    {optional && (
                      <span className={styles.facts}> · {t('proposals.prices.optional')}</span>
                    )}
                    {onSpot && (
                      <span className={styles.facts}> · {t('proposals.prices.onSpot')}</span>
                    )}
                  </th>
                  <td>
                    {quantity} × {moneyText(unit, language)}
                  </td>
                  <td>{moneyText({ ...unit, amount: unit.amount * quantity }, language)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              {totals.map(({ option, total }) => (
                <tr key={option}>
                  <th scope="row" colSpan={2} lang={option === null ? undefined : lang}>
                    {option === null ? t('proposals.prices.total') : nameOf(option)}
                  </th>
                  <td>{moneyText(total, language)}</td>
                </tr>
              ))}
            </tfoot>
          </table>
        </section>
      )}
      {scale.length > 0 && (
        <section>
          <h3>{t('proposals.labels.scale')}</h3>
          <ul className={styles.list}>
            {scale.map(({ minPax, maxPax, perPerson, freePlaces }, index) => (
              <li key={index}>
                {t('proposals.view.step', {
                  minPax,
                  maxPax,
                  price: moneyText(perPerson, language),
                })}
                {freePlaces > 0 && ` · ${t('proposals.view.freePlaces', { count: freePlaces })}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
