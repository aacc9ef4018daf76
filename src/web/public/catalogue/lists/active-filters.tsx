import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import { writeListQuery } from '#contract/base/addresses/list-query.ts'
import { toggleValue } from './facets.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

/** Lists the active filters, each to be taken away again. */
export function ActiveFilters({
  kind,
  view: { query, facets },
}: {
  kind: ListKind
  view: ListView<unknown>
}) {
  const t = useTexts()
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
          <a
            href={paths.list(language, kind, writeListQuery(toggleValue(query, name, value)))}
            aria-label={t('lists.remove', { label })}
            data-keeps-place=""
            rel="nofollow"
          >
            {label}
            <Close size={16} />
          </a>
        </li>
      ))}
      <li>
        <a href={paths.list(language, kind, cleared)} className={styles.clear} data-keeps-place="">
          {t('lists.clear')}
        </a>
      </li>
    </ul>
  )
}
