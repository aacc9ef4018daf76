import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { Close } from '#web/shared/ui/marks/icons.tsx'
import { CachedMarkup } from '#web/public/ui/cached-markup.tsx'
import { DrawerCloser } from '#web/shared/ui/drawer-buttons.tsx'
import { type ListQuery, writeListQuery } from '#contract/base/addresses/list-query.ts'
import { toggleValue } from './facets.ts'
import styles from './facet-panel.module.css'
import type { ListView } from './list-view.ts'

interface FacetPanelProps {
  view: ListView<unknown>
}

export const filtersId = 'filters'

/** Every value is a link to the list it makes; on phones the panel is a drawer. */
export function FacetPanel({ view: { facets, query, total } }: FacetPanelProps) {
  const t = useTexts()
  const hrefOf = (next: ListQuery) => `?${writeListQuery(next)}`
  return (
    <aside id={filtersId} className={styles.panel} aria-label={t('lists.filters')}>
      <div className={styles.drawerHead}>
        <h2>{t('lists.filters')}</h2>
        <DrawerCloser
          drawer={filtersId}
          href="#results"
          className={styles.close}
          aria-label={t('common.close')}
        >
          <Close />
        </DrawerCloser>
      </div>
      <CachedMarkup
        as="div"
        className={styles.facets}
        by={facets}
        variant={`facets ${query.sort} ${query.look}`}
      >
        {() =>
          facets.map(({ name, values }) => (
            <details
              key={name}
              className={styles.facet}
              open={name !== 'tag' || values.some(({ chosen }) => chosen)}
            >
              <summary>{t(`lists.facets.${name}`)}</summary>
              <ul className={styles.values} data-keeps-place="">
                {values.map(({ value, label, lang, count, chosen }) => (
                  <li key={value}>
                    {count === 0 && !chosen ? (
                      <span lang={lang}>
                        {label}
                        <small>{count}</small>
                      </span>
                    ) : (
                      <a
                        href={hrefOf(toggleValue(query, name, value))}
                        lang={lang}
                        aria-current={chosen ? 'true' : undefined}
                        rel="nofollow"
                      >
                        {label}
                        <small>{count}</small>
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          ))
        }
      </CachedMarkup>
      <DrawerCloser drawer={filtersId} href="#results" className={styles.show}>
        {t('lists.show', { count: total })}
      </DrawerCloser>
    </aside>
  )
}
