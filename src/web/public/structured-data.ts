import type { BreadcrumbList, ItemList, TravelAgency } from 'schema-dts'
import type { Site } from '../page-context.ts'

/** Structured data, checked against schema.org's own types. */
export function agencyJsonLd({ name, url }: Site) {
  const areaServed = 'South America'
  return { '@type': 'TravelAgency', name, url, areaServed } as const satisfies TravelAgency
}

/** The way to a page and the page itself, for search engines. */
export function breadcrumbsJsonLd(
  crumbs: readonly { name: string; to: string }[],
  page: string,
  siteUrl: string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { name: page, to: undefined }].map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: to && siteUrl + to,
    })),
  } satisfies BreadcrumbList
}

export function itemListJsonLd(cards: readonly { to: string }[], siteUrl: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      url: siteUrl + to,
    })),
  } satisfies ItemList
}
