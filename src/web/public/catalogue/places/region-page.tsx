import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { placeName } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { toIndexMap } from '../maps/place-maps.server.ts'
import type { Route } from './+types/region-page.ts'
import { nothingThere } from './nothing-there.ts'
import { PlacePage, type PlaceView } from './place-page.tsx'
import { countMonths, counted, toIntro, toPlaceItems } from './place-view.server.ts'
import { isEmpty, readCatalogue, withinPlaces } from './read-catalogue.server.ts'
import { NextLinks } from './next-links.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const [region, all] = await Promise.all([
    caller('getRegion', { id: params.id }),
    readCatalogue(caller),
  ])
  const found = withinPlaces(all, (each) => each.regionId === region.id)
  const country = found.destinations[0]?.country
  if (isEmpty(found) || !country) throw nothingThere()
  const { name, lang } = placeName(region, language)
  const above = placeName(country, language)
  const aboveTo = paths.country(language, country.id, above.name)
  const siblings = new Map(
    all.destinations
      .filter((each) => each.country.id === country.id && each.regionId !== region.id)
      .map((each) => [each.regionId, each.region]),
  )
  const view: PlaceView = {
    type: 'TouristDestination',
    kicker: [{ name: t('places.region') }, above],
    title: name,
    lang,
    ...counted(`${name}, ${above.name}`, found, page),
    alternates: inEachLanguage((each) =>
      paths.region(each, region.id, placeName(region, each).name),
    ),
    list: 'destinations',
    crumbs: [{ ...above, to: aboveTo }],
    intro: toIntro(region.intro, language),
    // Only the list of destinations is narrowed by region.
    items: toPlaceItems(found, all, page, (kind) =>
      kind === 'destinations' ? `region=${region.id}` : undefined,
    ),
    map: memoizeBySource(all.destinations, `index ${region.id} ${language}`, () =>
      toIndexMap(name, found.destinations, page),
    ),
    months: countMonths(found.destinations, language),
  }
  return {
    view,
    links: [
      { ...above, to: aboveTo },
      ...[...siblings.values()].map((each) => {
        const text = placeName(each, language)
        return { ...text, to: paths.region(language, each.id, text.name) }
      }),
    ],
  }
}

export default function RegionPage({ loaderData: { view, links } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <PlacePage view={view}>
      <NextLinks title={t('places.onward')} links={links} />
    </PlacePage>
  )
}
