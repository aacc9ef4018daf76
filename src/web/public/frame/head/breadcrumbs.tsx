import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { type ListKind, paths } from '#contract/base/addresses/addresses.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { JsonLd } from './json-ld.tsx'
import { usePage } from './use-page.tsx'
import { breadcrumbsJsonLd } from './structured-data.ts'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  name: string
  /** The name's language, where it is not the page's. */
  lang?: Language | undefined
  to: string
}

interface BreadcrumbsProps {
  /** The list that the page belongs to. */
  list?: ListKind
  /** Pages between the list and this one. */
  crumbs?: readonly Crumb[]
  page: string
  /** Its language, where it is not that of the rest. */
  lang?: Language | undefined
}

/** The way from the landing page down to the page itself, which comes last without a link. */
export function Breadcrumbs({ list, crumbs = [], page, lang }: BreadcrumbsProps) {
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
        {way.map(({ name, to, lang: nameLang }: Crumb) => (
          <li key={to}>
            <a href={to} lang={nameLang}>
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {page}
        </li>
      </ol>
    </nav>
  )
}
