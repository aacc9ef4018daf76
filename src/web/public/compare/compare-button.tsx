import { useTexts } from '../../i18n/use-texts.tsx'
import styles from './compare-button.module.css'
import type { Compared } from './comparison.ts'

/** Puts a destination into the comparison, or takes it out. */
export function CompareButton({ id, name }: Compared) {
  const t = useTexts()
  return (
    <button type="button" className={styles.button} aria-pressed="false" data-compares={id}>
      <span data-label="">{t('compare.add')}</span>
      <span className={styles.name}>{`: ${name}`}</span>
    </button>
  )
}
