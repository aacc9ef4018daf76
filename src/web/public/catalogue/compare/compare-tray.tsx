import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import styles from './compare-tray.module.css'

/**
 * Shows the destinations chosen to compare, at the foot of every page but those marked `data-trayless`. The server
 * renders it empty; the page's script fills it, with a copy of the template for each destination.
 */
export function CompareTray() {
  const t = useTexts()
  return (
    <section className={styles.tray} aria-label={t('compare.tray')} hidden data-compare-tray="">
      <ul className={styles.chosen} />
      <template>
        <li>
          <span />
          <button type="button">
            <Close size={16} />
          </button>
        </li>
      </template>
      <a href={paths.compare(useLanguage())} className={styles.go} hidden>
        {t('compare.add')}
      </a>
      <span className={styles.more}>{t('compare.oneMore')}</span>
    </section>
  )
}
