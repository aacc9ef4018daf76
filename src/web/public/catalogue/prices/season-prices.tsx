import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { trustOf } from '#web/public/site/trust/trust-view.ts'
import { Section } from '#web/public/ui/section.tsx'
import type { SeasonPricesView } from './price-view.server.ts'
import styles from './season-prices.module.css'

/** Table of an item's prices by season, with their unit below. */
export function SeasonPrices({ prices }: { prices: SeasonPricesView | null }) {
  const t = useTexts()
  const { residents } = trustOf(usePage().site, useLanguage())
  if (!prices) return null
  return (
    <Section title={t('facts.seasonPrices.title')}>
      <table className={styles.prices}>
        <caption>{prices.basis}</caption>
        <thead>
          <tr>
            <th scope="col">{t('facts.seasonPrices.season')}</th>
            <th scope="col">{t('facts.price')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.seasons.map(({ name, lang, times, price }) => (
            <tr key={times}>
              <th scope="row">
                {name && <strong lang={lang}>{name}</strong>}
                <span>{times}</span>
              </th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {residents && (
        <p className={styles.note} lang={residents.lang}>
          {residents.text}
        </p>
      )}
    </Section>
  )
}
