import { redirect } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { capitalised } from '#web/shared/i18n/formats.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { readTagNames, tagName } from '../tags/place-name.ts'
import { themeAddresses } from '../tags/theme-addresses.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { toIndexMap } from '../maps/place-maps.server.ts'
import type { Route } from './+types/theme-page.ts'
import { nothingThere } from './nothing-there.ts'
import { PlacePage, type PlaceView } from './place-page.tsx'
import { countMonths, counted, toPlaceItems } from './place-view.server.ts'
import { isEmpty, placesOf, readCatalogue, withTheme } from './read-catalogue.server.ts'
import { NextLinks } from './next-links.tsx'

/** How many themes go along with one. */
const companionsMax = 12

/** A theme has an address in each language; its tag and its names in other languages lead there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { caller, language, t } = page
  const [all, names, { list }] = await Promise.all([
    readCatalogue(caller),
    readTagNames(caller, language),
    caller('getTagNames'),
  ])
  const addresses = themeAddresses(list)
  const tag = addresses.tagAt(language, params.tag)
  const found = withTheme(all, tag)
  if (isEmpty(found)) throw nothingThere()
  const address = addresses.of(language, tag)
  if (address !== paths.theme(language, params.tag)) throw redirect(address, 301)
  const { name, lang } = tagName(names, tag)
  const title = capitalised(name)
  const together = new Map<string, number>()
  for (const item of [...found.destinations, ...found.circuits, ...found.packages]) {
    for (const each of effectiveTags(item)) together.set(each, (together.get(each) ?? 0) + 1)
  }
  together.delete(tag)
  const companions = [...together].toSorted(([, one], [, other]) => other - one)
  const places = placesOf(found, all)
  const view: PlaceView = {
    type: 'CollectionPage',
    kicker: [{ name: t('places.theme') }],
    title,
    lang,
    ...counted(title, found, page),
    alternates: inEachLanguage((each) => addresses.of(each, tag)),
    intro: null,
    items: toPlaceItems(found, all, page, () => String(new URLSearchParams({ tag }))),
    map: memoizeBySource(all.destinations, `index theme ${tag} ${language}`, () =>
      toIndexMap(title, places, page),
    ),
    months: countMonths(places, language),
  }
  return {
    view,
    companions: companions.slice(0, companionsMax).map(([each]) => ({
      ...tagName(names, each),
      to: addresses.of(language, each),
    })),
  }
}

export default function ThemePage({ loaderData: { view, companions } }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <PlacePage view={view}>
      <NextLinks title={t('places.otherThemes')} links={companions} />
    </PlacePage>
  )
}
