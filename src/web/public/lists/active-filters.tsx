import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ListKind, paths } from '#contract/addresses.ts'
import { Close } from '../../ui/icons.tsx'
import { toggleValue, writeListQuery } from './facets.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

/** What the list is narrowed by, each to be taken away again. */
export function ActiveFilters({
  kind,
  view: { query, facets },
}: {
  kind: ListKind
  view: ListView<unknown>
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = facets.flatMap(({ name, values }) =>
    values.filter((value) => value.chosen).map(({ value, label }) => ({ name, value, label })),
  )
  if (chosen.length === 0) return null
  const cleared = writeListQuery({ ...query, chosen: {}, page: 1 })
  return (
    <ul className={styles.chips} aria-label={t('lists.activeFilters')}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}-${value}`}>
          <Link
            to={paths.list(language, kind, writeListQuery(toggleValue(query, name, value)))}
            aria-label={t('lists.remove', { label })}
            preventScrollReset
            rel="nofollow"
          >
            {label}
            <Close size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={paths.list(language, kind, cleared)} className={styles.clear} preventScrollReset>
          {t('lists.clear')}
        </Link>
      </li>
    </ul>
  )
}
