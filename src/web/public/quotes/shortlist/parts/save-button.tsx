import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './save-button.module.css'

/** Saves the item of a page, or gives it up; the page's script shows it, which alone knows what is saved. */
export function SaveButton({ item }: { item: string }) {
  const t = useTexts()
  return (
    <button type="button" className={styles.button} data-heart={item} hidden>
      <span>{t('shortlist.save')}</span>
    </button>
  )
}
