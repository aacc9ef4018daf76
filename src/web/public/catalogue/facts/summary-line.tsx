import type { Summary } from '../cards/item-card.ts'
import styles from './summary-line.module.css'

/** Describes an item in a sentence, on its card. */
export function SummaryLine({ summary }: { summary: Summary | undefined }) {
  if (!summary) return null
  return (
    <p className={styles.summary} lang={summary.lang}>
      {summary.text}
    </p>
  )
}
