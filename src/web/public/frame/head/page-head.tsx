import type { WebPage } from 'schema-dts'
import {
  fallbackLanguage,
  type Language,
  languageTags,
  locales,
} from '#contract/base/languages/languages.ts'
import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { Site } from '#web/page-context.ts'
import { isPreview, withoutLanguage } from '#contract/base/addresses/addresses.ts'
import { JsonLd } from './json-ld.tsx'
import { usePage } from './use-page.tsx'

interface PageHeadProps {
  title: string
  description?: string
  /** The page's address in each language, as the site's own path. */
  alternates: Record<Language, string>
  /** Path or address of the picture that stands for the page when it is shared. */
  image?: string
  /** The picture is higher than wide: a wide card would cut it. */
  isUpright?: boolean
  /** Structured data, one schema.org object each, or how it is made for this site. */
  jsonLd?: readonly (object | ((site: Site) => object))[]
  /** The languages in which the item of the page is described; all, for other pages. */
  written?: readonly Language[]
  /** The day of the last change, `YYYY-MM-DD`. */
  changedOn?: string
  /** Pages that only serve a moment stay out of search engines. */
  hidden?: boolean
}

/** Title, canonical and alternate addresses, sharing cards and structured data of a page. */
export function PageHead({
  title,
  description,
  alternates,
  image,
  isUpright = false,
  jsonLd = [],
  written,
  changedOn,
  hidden: isPassing,
}: PageHeadProps) {
  const language = useLanguage()
  const { site, pathname } = usePage()
  const t = useTexts()
  const isWritten = (each: Language) => written?.includes(each) ?? true
  const hidden = isPassing || !isWritten(language)
  const isHome = title === site.name
  const fullTitle = isHome ? `${title} · ${t('home.kicker')}` : `${title} · ${site.name}`
  const canonical = site.url + alternates[language]
  // What is shown before it is public is for nobody who finds, shares or reads pages by machine.
  if (isPreview(pathname)) {
    return (
      <>
        <title>{`${t('preview.title')}: ${fullTitle}`}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && (
        <>
          <link rel="canonical" href={canonical} />
          {publicLanguages(site.languages)
            .filter(isWritten)
            .map((each) => (
              <link
                key={each}
                rel="alternate"
                hrefLang={languageTags[each]}
                href={site.url + alternates[each]}
              />
            ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={site.url + withoutLanguage(alternates[fallbackLanguage])}
          />
        </>
      )}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locales[language]} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={new URL(image, site.url || undefined).href} />}
      <meta name="twitter:card" content={image && !isUpright ? 'summary_large_image' : 'summary'} />
      {changedOn && (
        <JsonLd
          data={{ '@type': 'WebPage', url: canonical, dateModified: changedOn } satisfies WebPage}
        />
      )}
      {jsonLd.map((data, place) => (
        <JsonLd key={place} data={typeof data === 'function' ? data(site) : data} />
      ))}
    </>
  )
}
