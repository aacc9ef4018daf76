import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { quoteAnchor } from '#web/public/quotes/form/quote-section.tsx'
import styles from './ask-link.module.css'

/** The way to the quote form further down the page. */
export function AskLink() {
  const t = useTexts()
  return (
    <a className={styles.ask} href={`#${quoteAnchor}`}>
      {t('catalogue.askQuote')}
    </a>
  )
}
