import { fallbackLanguage } from '#contract/languages.ts'
import { textIn } from '../i18n/text-in.ts'
import type { BreadcrumbList, ItemList, TravelAgency } from 'schema-dts'
import type { Site } from '../page-context.ts'

/** Structured data, checked against schema.org's own types. */
export function agencyJsonLd(site: Site) {
  const { name, url, contact, legal, logo, social } = site
  const { phone, email, address, location } = contact
  const area = textIn(site.area, fallbackLanguage)?.text
  const slogan = textIn(site.slogan, fallbackLanguage)?.text
  const contactPoint = site.markets.flatMap(toContactPoint)
  const geo = location && {
    '@type': 'GeoCoordinates' as const,
    latitude: location.lat,
    longitude: location.lng,
  }
  return {
    '@type': 'TravelAgency',
    name,
    url,
    ...(slogan && { slogan }),
    ...(area && { areaServed: area }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(geo && { geo }),
    ...(logo && { logo: url + logo.url }),
    ...(legal.name && { legalName: legal.name }),
    ...(legal.taxId && { taxID: legal.taxId }),
    ...(social.length > 0 && { sameAs: social }),
    ...(contactPoint.length > 0 && { contactPoint }),
  } as const satisfies TravelAgency
}

/** Who answers whom: a market's own telephone or mailbox. */
function toContactPoint({ countries, phone, whatsapp, email }: Site['markets'][number]) {
  const telephone = phone ?? whatsapp
  if (!telephone && !email) return []
  return [
    {
      '@type': 'ContactPoint' as const,
      contactType: 'sales',
      ...(telephone && { telephone }),
      ...(email && { email }),
      ...(countries.length > 0 && { areaServed: countries }),
    },
  ]
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
