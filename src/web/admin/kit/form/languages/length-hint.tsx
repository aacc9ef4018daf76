import { useTranslation } from 'react-i18next'
import styles from './length-hint.module.css'

interface LengthHintProps {
  /** In characters, as the contract counts them. */
  length: number
  max: number
}

/** How long a text is and may be. */
export function LengthHint({ length, max }: LengthHintProps) {
  const { t } = useTranslation('admin')
  return (
    <span className={styles.length} data-over={length > max}>
      {t('form.characters', { length, max })}
    </span>
  )
}
