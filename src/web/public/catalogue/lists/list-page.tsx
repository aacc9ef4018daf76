import type { ReactNode } from 'react'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import { DrawerOpener } from '#web/shared/ui/drawer-buttons.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { itemListJsonLd } from '#web/public/frame/head/structured-data.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FacetPanel, filtersId } from './facet-panel.tsx'
import { writeListQuery } from '#contract/base/addresses/list-query.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'
import { NothingFits } from './nothing-fits.tsx'
import { LookLinks, SortLinks } from './sort-links.tsx'

interface ListPageProps {
  kind: ListKind
  view: ListView<{ name: string; to: string; image?: Media | null }>
  /** The cards, as their kind shows them. */
  children: ReactNode
}

/** A list of one kind: facets, sorting, active filters and a link to more; all of it in the address. */
export function ListPage({ kind, view, children }: ListPageProps) {
  const t = useTexts()
  const language = useLanguage()
  const { site } = usePage()
  const { cards, total, more, query } = view
  const title = t(`lists.title.${kind}`)
  const nextPage = writeListQuery({ ...query, page: query.page + 1 })
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        description={t(`lists.lead.${kind}`)}
        alternates={inEachLanguage((each) => paths.list(each, kind))}
        image={cards.find(({ image }) => image)?.image?.url}
        isUpright
        jsonLd={total > 0 ? [itemListJsonLd(cards, site.url)] : []}
      />
      <Breadcrumbs page={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t(`lists.lead.${kind}`)}</p>
      </header>
      <div className={styles.columns} data-facets={view.facets.length > 0}>
        {view.facets.length > 0 && <FacetPanel view={view} />}
        <div id="results" className={styles.results} data-look={query.look}>
          <div className={styles.bar}>
            <p role="status" data-list="status">
              {query.page > 1
                ? t('lists.shown', { shown: cards.length, total })
                : t('lists.total', { count: total })}
            </p>
            {view.facets.length > 0 && (
              <DrawerOpener drawer={filtersId} className={styles.opener}>
                {t('lists.filters')}
              </DrawerOpener>
            )}
            <SortLinks kind={kind} view={view} />
            <LookLinks kind={kind} query={query} />
          </div>
          <ActiveFilters kind={kind} view={view} />
          {total === 0 && <NothingFits kind={kind} view={view} />}
          {cards.length > 0 && <div data-list="cards">{children}</div>}
          {more && (
            <p className={styles.more} data-list="more">
              <span>{t('lists.shown', { shown: cards.length, total })}</span>
              <a href={paths.list(language, kind, nextPage)} rel="next" data-loads-more>
                {t('lists.more')}
              </a>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
