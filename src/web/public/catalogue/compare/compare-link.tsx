import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import styles from './compare-link.module.css'

/** Leads a circuit or package to what could stand beside it. */
export function CompareLink({ id }: { id: string }) {
  const t = useTexts()
  return (
    <a className={styles.link} href={paths.compareJourneys(useLanguage(), [id])} rel="nofollow">
      {t('compare.add')}
    </a>
  )
}
