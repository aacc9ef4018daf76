import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { writeListQuery } from '#contract/base/addresses/list-query.ts'
import { toggleValue } from './facets.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

interface NothingFitsProps {
  kind: ListKind
  view: ListView<unknown>
}

/** Notice above the featured items if no item fits: the filters to take away, and the results that would show. */
export function NothingFits({ kind, view: { query, relaxedFilters, cards } }: NothingFitsProps) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.empty}>
      <p>{t('lists.empty')}</p>
      {relaxedFilters.length > 0 && (
        <ul className={styles.chips}>
          {relaxedFilters.map(({ name, value, label, count }) => (
            <li key={`${name}-${value}`}>
              <a
                href={paths.list(language, kind, writeListQuery(toggleValue(query, name, value)))}
                data-keeps-place=""
                rel="nofollow"
              >
                {t('lists.without', { label, number: count })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && <h2>{t('lists.featuredInstead')}</h2>}
    </div>
  )
}
