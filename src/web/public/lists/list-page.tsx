import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRouteLoaderData } from 'react-router'
import { inEachLanguage } from '#contract/languages.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ListKind, paths } from '#contract/addresses.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../page-head.tsx'
import { itemListJsonLd } from '../structured-data.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FacetPanel, filtersId } from './facet-panel.tsx'
import { writeListQuery } from './facets.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'
import { SortLinks } from './sort-links.tsx'

interface ListPageProps {
  kind: ListKind
  view: ListView<{ name: string; to: string; image?: Media | null }>
  /** The cards, as their kind shows them. */
  children: ReactNode
}

/** A list of one kind: facets, sorting, active filters and a link to more; all of it in the address. */
export function ListPage({ kind, view, children }: ListPageProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const site = useRouteLoaderData<typeof rootLoader>('root')?.site
  const { cards, total, more, query } = view
  const { sheet, opener, ...filters } = useSheet<HTMLElement>(filtersId)
  const list = useFocusOnMore(query.page, cards.length)
  const title = t(`lists.title.${kind}`)
  const nextPage = writeListQuery({ ...query, page: query.page + 1 })
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={t(`lists.lead.${kind}`)}
        alternates={inEachLanguage((each) => paths.list(each, kind))}
        image={cards.find(({ image }) => image)?.image?.url}
        jsonLd={[itemListJsonLd(cards, site?.url ?? '')]}
      />
      <Breadcrumbs page={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t(`lists.lead.${kind}`)}</p>
      </header>
      <div className={styles.columns} data-facets={view.facets.length > 0}>
        {view.facets.length > 0 && (
          <FacetPanel kind={kind} view={view} ref={sheet} sheet={filters} />
        )}
        <div id="results" className={styles.results}>
          <div className={styles.bar}>
            <p role="status">
              {query.page > 1
                ? t('lists.shown', { shown: cards.length, total })
                : t('lists.total', { count: total })}
            </p>
            {view.facets.length > 0 && (
              <a {...opener} className={styles.opener}>
                {t('lists.filters')}
              </a>
            )}
            <SortLinks kind={kind} view={view} />
          </div>
          <ActiveFilters kind={kind} view={view} />
          {total === 0 ? (
            <p className={styles.empty}>{t('lists.empty')}</p>
          ) : (
            <div ref={list}>{children}</div>
          )}
          {more && (
            <p className={styles.more}>
              <span>{t('lists.shown', { shown: cards.length, total })}</span>
              <Link to={paths.list(language, kind, nextPage)} preventScrollReset rel="next">
                {t('lists.more')}
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** When more has been loaded, the focus goes to the first of it: the link that was pressed stands below it now. */
function useFocusOnMore(page: number, count: number) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ page, count })
  useEffect(() => {
    const shown = before.current
    before.current = { page, count }
    if (page !== shown.page + 1 || count <= shown.count) return
    const first = list.current?.querySelector('ul')?.children[shown.count]
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [page, count])
  return list
}
