import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import header from '../header.module.css'
import styles from './shortlist-link.module.css'

/** Leads to what is saved; how many that are, and which, the page's script says. */
export function ShortlistLink() {
  const t = useTexts()
  return (
    <a
      href={paths.shortlist(useLanguage())}
      className={styles.link}
      rel="nofollow"
      data-sign="heart"
      data-shortlist-link=""
    >
      <span className={header.hiddenLabel}>{t('shortlist.title')} </span>
      <span data-count="" />
    </a>
  )
}
