import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ListKind, paths } from '#contract/addresses.ts'
import { writeListQuery } from './facets.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

export function SortLinks({
  kind,
  view: { query, sorts },
}: {
  kind: ListKind
  view: ListView<unknown>
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <nav className={styles.sorts} aria-label={t('lists.sort')}>
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={paths.list(language, kind, writeListQuery({ ...query, sort, page: 1 }))}
          aria-current={sort === query.sort ? 'true' : undefined}
          preventScrollReset
          rel="nofollow"
        >
          {t(`lists.sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  )
}
