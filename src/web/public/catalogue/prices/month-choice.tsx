import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { monthName } from '#web/shared/i18n/formats.ts'
import styles from './month-choice.module.css'

interface MonthChoiceProps {
  /** The chosen month, 1 to 12. */
  month: number | undefined
  /** The page with a month chosen, or with none. */
  hrefOf: (month: number | undefined) => string
}

/** Links to the page with the prices of a month; the chosen one leads back to none. */
export function MonthChoice({ month, hrefOf }: MonthChoiceProps) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <nav className={styles.months} aria-label={t('facts.seasonPrices.inMonth')} data-unprinted="">
      <span aria-hidden="true">{t('facts.seasonPrices.inMonth')}</span>
      <ul data-keeps-place="">
        {monthsOfYear.map((each) => (
          <li key={each}>
            <a
              href={hrefOf(each)}
              aria-current={each === month ? 'true' : undefined}
              title={monthName(each, language)}
              rel="nofollow"
            >
              {monthName(each, language, 'short')}
            </a>
          </li>
        ))}
        {month !== undefined && (
          <li>
            <a href={hrefOf(undefined)} rel="nofollow">
              {t('facts.seasonPrices.anyMonth')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
