import { monthsOfYear } from '#contract/catalogue/facts/seasons.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { monthName } from '#web/shared/i18n/formats.ts'
import styles from './month-choice.module.css'

interface MonthChoiceProps {
  /** The chosen month, 1 to 12. */
  month: number | undefined
  /** Title of the links; that of prices unless given. */
  label?: string
  /** The page with a month chosen, or with none. */
  hrefOf: (month: number | undefined) => string
}

/** Links to the page for a month; the chosen one leads back to none. */
export function MonthChoice({ month, label, hrefOf }: MonthChoiceProps) {
  const t = useTexts()
  const language = useLanguage()
  const title = label ?? t('facts.seasonPrices.inMonth')
  return (
    <nav className={styles.months} aria-label={title} data-unprinted="">
      <span aria-hidden="true">{title}</span>
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
