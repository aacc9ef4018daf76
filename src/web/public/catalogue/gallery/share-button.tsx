import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Share } from '#web/shared/ui/marks/icons.tsx'
import styles from './share-button.module.css'

/** Hands the page's address on, as the device does it; the page's script acts on it, and shows it. */
export function ShareButton({ name }: { name: string }) {
  const t = useTexts()
  return (
    <button type="button" className={styles.button} data-shares={name} hidden>
      <Share />
      <span>{t('facts.share')}</span>
    </button>
  )
}
