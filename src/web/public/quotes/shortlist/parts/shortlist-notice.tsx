import { paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Button, ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from '../shortlist-page.module.css'

/** Notice for visitors before they read the list; the page's script names its owner. */
export function ShortlistNotice({ leftOut }: { leftOut: number }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <>
      {leftOut > 0 && (
        <p className={styles.notice} role="status">
          {t('shortlist.leftOut', { count: leftOut })}
        </p>
      )}
      <div className={styles.notice} data-shared="" data-unprinted="" hidden>
        <p>{t('shortlist.shared')}</p>
        <div className={styles.choices}>
          <Button data-saves-all="">{t('shortlist.saveAll')}</Button>
          <ButtonLink
            href={paths.shortlist(language)}
            look="outline"
            rel="nofollow"
            data-shortlist-link=""
          >
            {t('shortlist.toOwn')}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
