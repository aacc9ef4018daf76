import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import {
  fallbackLanguage,
  type Language,
  languageTags,
} from '#contract/base/languages/languages.ts'
import { paths, withoutLanguage } from '#contract/base/addresses/addresses.ts'
import { listedKinds } from '#contract/base/addresses/plurals.ts'
import { kindFacts } from '#contract/base/kinds.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { pageContext } from '#web/page-context.ts'
import { shownLists } from '#web/public/site/trust/sections.ts'
import type { Route } from './+types/sitemap.ts'
import { nameOf } from '#web/public/catalogue/cards/item-card.ts'
import { placeName } from '#web/public/catalogue/tags/place-name.ts'
import { themeAddresses } from '#web/public/catalogue/tags/theme-addresses.ts'
import {
  type Catalogue,
  readCatalogue,
  monthsWithPage,
} from '#web/public/catalogue/places/read-catalogue.server.ts'

interface Page {
  address: (language: Language) => string
  /** The languages in which it is described; all, where left out. */
  written?: readonly Language[]
  /** The picture that stands for it. */
  image?: Media | null
  /** When what it says was last edited, where that is known. */
  edited?: Date
}

/** Every public page in the languages of its texts, each with its alternates and its picture. */
export async function loader({ context }: Route.LoaderArgs) {
  const { caller, site, today } = context.get(pageContext)
  const [all, { list: categories }, { list: own }, { list: tagNames }] = await Promise.all([
    readCatalogue(caller),
    caller('listCategories'),
    caller('listPages'),
    caller('getTagNames'),
  ])
  const pages: Page[] = [
    { address: paths.home },
    ...shownLists(site.sections).map((kind): Page => ({
      address: (language) => paths.list(language, kind),
    })),
    { address: paths.aboutUs },
    { address: (language) => paths.openQuote(language) },
    ...(site.sections.agents ? [{ address: paths.register }] : []),
    ...own.map(({ slug, updatedAt }): Page => ({
      address: (language) => paths.page(language, slug),
      edited: updatedAt,
    })),
    ...itemPages(all),
    ...placePages(all, today, themeAddresses(tagNames)),
    ...categories
      .filter(({ id }) => all.tours.some(({ categoryId }) => categoryId === id))
      .map((each): Page => ({
        address: (language) => paths.category(language, each.id, placeName(each, language).name),
      })),
  ]
  const shown = publicLanguages(site.languages)
  const urls = pages.flatMap((page) => {
    const written = shown.filter((each) => page.written?.includes(each) ?? true)
    return written.map((language) => toUrl(site.url, page, language, written))
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function itemPages(all: Catalogue): Page[] {
  return listedKinds.flatMap((kind) =>
    all[kindFacts[kind].plural].map(({ id, details, mainImage, updatedAt }): Page => ({
      address: (language) => paths[kind](language, id, nameOf(details, language).name),
      written: details.map(({ lang }) => lang),
      image: mainImage,
      edited: updatedAt,
    })),
  )
}

/** Countries, regions, themes and months of which something is visible. */
function placePages(
  all: Catalogue,
  today: string,
  addresses: ReturnType<typeof themeAddresses>,
): Page[] {
  const countries = new Map(all.destinations.map(({ country }) => [country.id, country]))
  const regions = new Map(all.destinations.map(({ region }) => [region.id, region]))
  const tagged = [
    ...all.destinations,
    ...all.circuits,
    ...all.packages,
    ...all.tours,
    ...all.hotels,
  ]
  const themes = new Set(tagged.flatMap(effectiveTags))
  return [
    ...[...countries.values()].map((each): Page => ({
      address: (language) => paths.country(language, each.id, placeName(each, language).name),
    })),
    ...[...regions.values()].map((each): Page => ({
      address: (language) => paths.region(language, each.id, placeName(each, language).name),
    })),
    ...[...themes].map((tag): Page => ({ address: (language) => addresses.of(language, tag) })),
    ...monthsWithPage(all, today).map((month): Page => ({
      address: (language) => paths.when(language, month),
    })),
  ]
}

function toUrl(
  siteUrl: string,
  { address, image, edited }: Page,
  language: Language,
  written: readonly Language[],
): string {
  const alternates = written.map(
    (each) =>
      `<xhtml:link rel="alternate" hreflang="${languageTags[each]}" href="${siteUrl}${address(each)}"/>`,
  )
  const neutral = withoutLanguage(address(fallbackLanguage))
  const any = `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}${neutral}"/>`
  const picture = image
    ? `<image:image><image:loc>${new URL(image.url, siteUrl || undefined).href}</image:loc></image:image>`
    : ''
  const moment = edited ? `<lastmod>${new Date(edited).toISOString()}</lastmod>` : ''
  return `<url><loc>${siteUrl}${address(language)}</loc>${moment}${alternates.join('')}${any}${picture}</url>`
}
