import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import styles from './length-hint.module.css'

interface LengthHintProps {
  /** In characters, as the contract counts them. */
  length: number
  max: number
}

/** How long a text is and may be. */
export function LengthHint({ length, max }: LengthHintProps) {
  const t = usePanelTexts()
  return (
    <span className={styles.length} data-over={length > max}>
      {t('form.characters', { length, max })}
    </span>
  )
}
