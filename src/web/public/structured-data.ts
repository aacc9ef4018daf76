import type {
  BreadcrumbList,
  Hotel,
  ItemList,
  TouristDestination,
  TouristTrip,
  TravelAgency,
} from 'schema-dts'
import type { Site } from '../page-context.ts'
import type { ItemView } from './catalogue/item-view.server.ts'

/** Structured data, checked against schema.org's own types. */
export function agencyJsonLd({ name, url }: Site) {
  const areaServed = 'South America'
  return { '@type': 'TravelAgency', name, url, areaServed } as const satisfies TravelAgency
}

export function destinationJsonLd(
  item: ItemView,
  { region, country, tags }: { region: string; country: string; tags: readonly string[] },
): object {
  return {
    '@type': 'TouristDestination',
    name: item.name,
    description: item.summary,
    touristType: tags,
    containedInPlace: {
      '@type': 'Place',
      name: region,
      containedInPlace: { '@type': 'Country', name: country },
    },
  } satisfies TouristDestination
}

/** Circuits, packages, experiences and incentives. */
export function tripJsonLd(item: ItemView, stops: readonly string[]) {
  return ({ name, url }: Site): object =>
    ({
      '@type': 'TouristTrip',
      name: item.name,
      description: item.summary,
      image: [...item.slides, ...item.pictures].map((each) => new URL(each.url, url).href),
      provider: agencyJsonLd({ name, url }),
      itinerary: {
        '@type': 'ItemList',
        itemListElement: stops.map((name, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          item: { '@type': 'Place', name },
        })),
      },
    }) satisfies TouristTrip
}

export function hotelJsonLd(item: ItemView, stars: number, place: string): object {
  return {
    '@type': 'Hotel',
    name: item.name,
    description: item.summary,
    starRating: { '@type': 'Rating', ratingValue: stars },
    address: place,
  } satisfies Hotel
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

export function itemListJsonLd(
  cards: readonly { name: string; to: string }[],
  siteUrl: string,
): object {
  return {
    '@type': 'ItemList',
    itemListElement: cards.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      url: siteUrl + to,
    })),
  } satisfies ItemList
}
