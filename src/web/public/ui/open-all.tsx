import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './open-all.module.css'

/** Opens every disclosure of its section, or closes them; the page's script acts on it, and shows it. */
export function OpenAll() {
  const t = useTexts()
  return (
    <button type="button" className={styles.button} data-opens-all hidden>
      <span>{t('facts.openAll')}</span>
      <span hidden>{t('facts.closeAll')}</span>
    </button>
  )
}
