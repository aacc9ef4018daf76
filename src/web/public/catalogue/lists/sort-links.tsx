import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import { writeListQuery } from '#contract/base/addresses/list-query.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

export function SortLinks({
  kind,
  view: { query, sorts },
}: {
  kind: ListKind
  view: ListView<unknown>
}) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <nav className={styles.sorts} aria-label={t('lists.sort')}>
      {sorts.map((sort) => (
        <a
          key={sort}
          href={paths.list(language, kind, writeListQuery({ ...query, sort, page: 1 }))}
          aria-current={sort === query.sort ? 'true' : undefined}
          data-keeps-place
          rel="nofollow"
        >
          {t(`lists.sorts.${sort}`)}
        </a>
      ))}
    </nav>
  )
}
