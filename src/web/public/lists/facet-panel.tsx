import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ListKind, paths } from '#contract/addresses.ts'
import { Check, Close } from '../../ui/icons.tsx'
import type { useSheet } from '../../ui/use-sheet.ts'
import { toggleValue, writeListQuery } from './facets.ts'
import styles from './facet-panel.module.css'
import type { ListView } from './list-view.ts'

interface FacetPanelProps {
  kind: ListKind
  view: ListView<unknown>
  ref: Ref<HTMLElement>
  sheet: Pick<ReturnType<typeof useSheet>, 'open' | 'closer'>
}

export const filtersId = 'filters'

/** Every value is a link to the list it makes; on phones the panel is a sheet. */
export function FacetPanel({ kind, view: { facets, query, total }, ref, sheet }: FacetPanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <aside
      id={filtersId}
      ref={ref}
      className={styles.panel}
      data-open={sheet.open}
      aria-label={t('lists.filters')}
    >
      <div className={styles.sheetHead}>
        <h2>{t('lists.filters')}</h2>
        <a {...sheet.closer('#results')} className={styles.close} aria-label={t('common.close')}>
          <Close />
        </a>
      </div>
      {facets.map(({ name, values }) => (
        <details
          key={name}
          className={styles.facet}
          open={name !== 'tag' || values.some(({ chosen }) => chosen)}
        >
          <summary>{t(`lists.facets.${name}`)}</summary>
          <ul className={styles.values}>
            {values.map(({ value, label, count, chosen }) => (
              <li key={value}>
                <Link
                  to={paths.list(language, kind, writeListQuery(toggleValue(query, name, value)))}
                  className={styles.value}
                  aria-current={chosen ? 'true' : undefined}
                  preventScrollReset
                  rel="nofollow"
                >
                  <span className={styles.box}>{chosen && <Check size={14} />}</span>
                  <span>{label}</span>
                  <span className={styles.count}>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <a {...sheet.closer('#results')} className={styles.show}>
        {t('lists.show', { count: total })}
      </a>
    </aside>
  )
}
