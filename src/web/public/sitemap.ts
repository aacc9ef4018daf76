import { fallbackLanguage, languages, type Language } from '#contract/languages.ts'
import { pageContext } from '../page-context.ts'
import { listKinds, paths, withoutLanguage } from '#contract/addresses.ts'
import type { Route } from './+types/sitemap.ts'
import { nameOf } from './catalogue/item-card.ts'

type Address = (language: Language) => string

/** Every public page in every language, each with its alternates. */
export async function loader({ context }: Route.LoaderArgs) {
  const { caller, site } = context.get(pageContext)
  const [destinations, tours, circuits, packages, hotels, incentives] = await Promise.all([
    caller('listDestinations', { brief: true }),
    caller('listTours', { brief: true }),
    caller('listCircuits', { brief: true }),
    caller('listPackages', { brief: true }),
    caller('listHotels', { brief: true }),
    caller('listIncentives', { brief: true }),
  ])
  const itemsOf = (
    { list }: { list: { id: string; details: Parameters<typeof nameOf>[0] }[] },
    address: (language: Language, id: string, name: string) => string,
  ): Address[] =>
    list.map(
      ({ id, details }) =>
        (language) =>
          address(language, id, nameOf(details, language).name),
    )
  const pages: Address[] = [
    paths.home,
    ...listKinds.map(
      (kind): Address =>
        (language) =>
          paths.list(language, kind),
    ),
    paths.aboutUs,
    paths.register,
    ...itemsOf(destinations, paths.destination),
    ...itemsOf(tours, paths.tour),
    ...itemsOf(circuits, paths.circuit),
    ...itemsOf(packages, paths.package),
    ...itemsOf(hotels, paths.hotel),
    ...itemsOf(incentives, paths.incentive),
  ]
  const urls = pages.flatMap((address) =>
    languages.map((language) => toUrl(site.url, address, language)),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function toUrl(siteUrl: string, address: Address, language: Language): string {
  const alternates = languages.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${siteUrl}${address(each)}"/>`,
  )
  const neutral = withoutLanguage(address(fallbackLanguage))
  const any = `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}${neutral}"/>`
  return `<url><loc>${siteUrl}${address(language)}</loc>${alternates.join('')}${any}</url>`
}
