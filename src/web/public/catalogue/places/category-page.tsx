import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { placeName } from '../tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { toIndexMap } from '../maps/place-maps.server.ts'
import type { Route } from './+types/category-page.ts'
import { nothingThere } from './nothing-there.ts'
import { PlacePage, type PlaceView } from './place-page.tsx'
import { countMonths, counted, toIntro, toPlaceItems } from './place-view.server.ts'
import { isEmpty, nothing, placesOf, readCatalogue } from './read-catalogue.server.ts'
import { NextLinks } from './next-links.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const [category, { list: categories }, all] = await Promise.all([
    caller('getCategory', { id: params.id }),
    caller('listCategories'),
    readCatalogue(caller),
  ])
  const found = { ...nothing, tours: all.tours.filter((each) => each.categoryId === category.id) }
  if (isEmpty(found)) throw nothingThere()
  const { name, lang } = placeName(category, language)
  const places = placesOf(found, all)
  const view: PlaceView = {
    type: 'CollectionPage',
    kicker: [{ name: t('places.category') }],
    title: name,
    lang,
    ...counted(name, found, page),
    alternates: inEachLanguage((each) =>
      paths.category(each, category.id, placeName(category, each).name),
    ),
    list: 'tours',
    intro: toIntro(category.intro, language),
    items: toPlaceItems(found, all, page, () => undefined),
    map: memoizeBySource(all.destinations, `index ${category.id} ${language}`, () =>
      toIndexMap(name, places, page),
    ),
    months: countMonths(places, language),
  }
  const used = new Set(all.tours.map(({ categoryId }) => categoryId))
  return {
    view,
    others: categories
      .filter(({ id }) => id !== category.id && used.has(id))
      .map((each) => {
        const text = placeName(each, language)
        return { ...text, to: paths.category(language, each.id, text.name) }
      }),
  }
}

export default function CategoryPage({ loaderData: { view, others } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <PlacePage view={view}>
      <NextLinks title={t('places.otherCategories')} links={others} />
    </PlacePage>
  )
}
