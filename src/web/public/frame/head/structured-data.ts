import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { isReachable } from '#contract/site/office/market-contact.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import type { BreadcrumbList, ItemList, OpeningHoursSpecification, TravelAgency } from 'schema-dts'
import { daysAlike, type Office, weekdays } from '#contract/site/office/office.ts'
import type { Site } from '#web/page-context.ts'

/** Structured data, checked against schema.org's own types. */
export function agencyJsonLd(site: Site) {
  const { name, url, contact, legal, logo, social } = site
  const { phone, email, address, location } = contact
  const area = pickText(site.area, fallbackLanguage)?.text
  const slogan = pickText(site.slogan, fallbackLanguage)?.text
  const contactPoint = [...agencyContactPoints(contact), ...site.markets.flatMap(toContactPoint)]
  // Of a place that nobody can reach there are no hours, on the pages neither.
  const hours = isReachable(contact) ? hoursOf(site.office) : []
  const memberOf = site.memberships.map(({ label, url: page }) => ({
    '@type': 'Organization' as const,
    name: label,
    ...(page && { url: page }),
  }))
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
    ...(site.foundedYear && { foundingDate: String(site.foundedYear) }),
    ...(memberOf.length > 0 && { memberOf }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && { address }),
    ...(geo && { geo }),
    ...(logo && { logo: url + logo.url }),
    ...(legal.name && { legalName: legal.name }),
    ...(legal.taxId && { taxID: legal.taxId }),
    ...(social.length > 0 && { sameAs: social }),
    ...(contactPoint.length > 0 && { contactPoint }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  } as const satisfies TravelAgency
}

const schemaDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The hours of a week by the agency's own clock, which is how schema.org has them; the last minute stands for 24:00. */
function hoursOf({ hours }: Pick<Office, 'hours'>) {
  return daysAlike(hours).flatMap(({ from, to, spans }) => {
    const dayOfWeek = schemaDays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
    return spans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    }))
  }) satisfies OpeningHoursSpecification[]
}

/** Returns the contact points for everybody: by telephone or mail, and by WhatsApp where that is another number. */
function agencyContactPoints({ phone, whatsapp, email }: Site['contact']) {
  const own = toContactPoint({ countries: [], phone, whatsapp: null, email })
  const isOther = whatsapp !== null && whatsapp !== phone
  return isOther
    ? [...own, { '@type': 'ContactPoint' as const, contactType: 'sales', telephone: whatsapp }]
    : own
}

/** Returns a market's contact point, with the countries that it answers: its own telephone or mailbox. */
function toContactPoint({
  countries,
  phone,
  whatsapp,
  email,
}: Pick<Site['markets'][number], 'countries' | 'phone' | 'whatsapp' | 'email'>) {
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
