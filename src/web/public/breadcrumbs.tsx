import { useLanguage, useTexts } from '../i18n/use-texts.tsx'
import { type ListKind, paths } from '#contract/addresses.ts'
import { JsonLd } from './json-ld.tsx'
import { usePage } from './use-page.tsx'
import { breadcrumbsJsonLd } from './structured-data.ts'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  name: string
  to: string
}

interface BreadcrumbsProps {
  /** The list that the page belongs to. */
  list?: ListKind
  /** Pages between the list and this one. */
  crumbs?: readonly Crumb[]
  page: string
}

/** The way from the landing page down to the page itself, which comes last without a link. */
export function Breadcrumbs({ list, crumbs = [], page }: BreadcrumbsProps) {
  const t = useTexts()
  const language = useLanguage()
  const siteUrl = usePage().site.url
  const home = { name: t('common.home'), to: paths.home(language) }
  const listCrumb = list ? [{ name: t(`lists.title.${list}`), to: paths.list(language, list) }] : []
  const way = [home, ...listCrumb, ...crumbs]
  return (
    <nav aria-label={t('common.breadcrumbs')}>
      <JsonLd data={breadcrumbsJsonLd(way, page, siteUrl)} />
      <ol className={styles.crumbs}>
        {way.map(({ name, to }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  )
}
