import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { placeName } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { toIndexMap } from '../maps/place-maps.server.ts'
import type { Route } from './+types/country-page.ts'
import { nothingThere } from './nothing-there.ts'
import { PlacePage, type PlaceView } from './place-page.tsx'
import { countMonths, counted, toIntro, toPlaceItems } from './place-view.server.ts'
import { isEmpty, readCatalogue, withinPlaces } from './read-catalogue.server.ts'
import { NextLinks } from './next-links.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const [country, all] = await Promise.all([
    caller('getCountry', { id: params.id }),
    readCatalogue(caller),
  ])
  const found = withinPlaces(all, (each) => each.country.id === country.id)
  if (isEmpty(found)) throw nothingThere()
  const { name, lang } = placeName(country, language)
  const intro = toIntro(country.intro, language)
  const view: PlaceView = {
    type: 'TouristDestination',
    kicker: [{ name: t('places.country') }],
    title: name,
    lang,
    ...counted(name, found, page),
    alternates: inEachLanguage((each) =>
      paths.country(each, country.id, placeName(country, each).name),
    ),
    list: 'destinations',
    intro,
    items: toPlaceItems(found, all, page, () => `country=${country.id}`),
    map: memoizeBySource(all.destinations, `index ${country.id} ${language}`, () =>
      toIndexMap(name, found.destinations, page),
    ),
    months: countMonths(found.destinations, language),
  }
  const peopled = new Set(found.destinations.map(({ regionId }) => regionId))
  const others = new Map(all.destinations.map((each) => [each.country.id, each.country]))
  others.delete(country.id)
  return {
    view,
    regions: country.regions
      .filter(({ id }) => peopled.has(id))
      .map((each) => {
        const text = placeName(each, language)
        return { ...text, to: paths.region(language, each.id, text.name) }
      }),
    others: [...others.values()].map((each) => {
      const text = placeName(each, language)
      return { ...text, to: paths.country(language, each.id, text.name) }
    }),
  }
}

export default function CountryPage({
  loaderData: { view, regions, others },
}: Route.ComponentProps) {
  const t = useTexts()
  return (
    <PlacePage view={view}>
      <NextLinks title={t('places.regions')} links={regions} />
      <NextLinks title={t('places.otherCountries')} links={others} />
    </PlacePage>
  )
}
