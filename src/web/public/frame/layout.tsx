import { data, isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import { listedKinds } from '#contract/base/addresses/plurals.ts'
import { hasMenu, kindFacts, type MenuKind } from '#contract/base/kinds.ts'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf, Caller } from '#contract/index.ts'
import { pageContext } from '#web/page-context.ts'
import type { Route } from './+types/layout.ts'
import { nameOf } from '#web/public/catalogue/cards/item-card.ts'
import { placeName } from '#web/public/catalogue/tags/place-name.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { Frame } from './frame.tsx'
import type { Menu, MenuGroup, MenuItem } from './frame-parts.ts'
import { linkToSlug, customPageMenus } from '#web/public/site/pages/custom-page-links.ts'
import { NotFound } from './errors/not-found.tsx'
import { Unexpected } from './errors/unexpected.tsx'
import { isUnknownAddress } from './errors/unknown-address.ts'
import { FormContextProvider } from './head/use-page.tsx'

/** The header's menus and the outward links; the same for every visitor of a language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language, today } = context.get(pageContext)
  const [menus, config, own] = await Promise.all([
    loadMenus(caller, language),
    caller('getPublicConfig'),
    caller('listPages'),
  ])
  const links = { chat: config.links.chat }
  const pages = memoizeBySource(own, language, () => customPageMenus(own.list, language))
  const legal = { privacy: linkToSlug(own.list, 'privacy', language) }
  const formContext = { captcha: config.captcha, consent: config.consent, today }
  const parts = { menus, links, pages, legal, formContext }
  // What stands where a language belongs is none: there is no such page, but its frame is whole.
  const isUnknown = params.lang !== undefined && !isLanguage(params.lang)
  return data({ ...parts, isUnknown }, { status: isUnknown ? 404 : 200 })
}

/** Nobody looks through more, and every page carries them all; a longer menu ends by leading to its list. */
const longestMenu = 10

async function loadMenus(caller: Caller, language: Language): Promise<Menu[]> {
  const dropdowns = await caller('headerDropdowns')
  return memoizeBySource(dropdowns, language, () => menusOf(dropdowns, language))
}

function menusOf(dropdowns: AnswerOf<'headerDropdowns'>, language: Language): Menu[] {
  return listedKinds.filter(hasMenu).map((kind) => {
    const all = dropdowns[kindFacts[kind].menu]
    const items = all
      .map(({ id, details }) => ({ id, ...nameOf(details, language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language))
    const total = all.length
    const groups = groupsOf(kind, dropdowns, items, language)
    return { kind, groups, items: groups.length > 0 ? [] : items.slice(0, longestMenu), total }
  })
}

/** Destinations stand below their countries; of experiences the categories are named alone. */
function groupsOf(
  kind: MenuKind,
  { countries, categories }: AnswerOf<'headerDropdowns'>,
  items: readonly MenuItem[],
  language: Language,
): MenuGroup[] {
  if (kind === 'tour') {
    return categories.map((each) => {
      const called = placeName(each, language)
      const to = paths.category(language, each.id, called.name)
      return { ...called, to, items: [], total: 0 }
    })
  }
  if (kind !== 'destination') return []
  const shown = Math.max(2, Math.floor(longestMenu / Math.max(1, countries.length)))
  return countries.map((each) => {
    const called = placeName(each, language)
    const own = items.filter(({ id }) => each.destinationIds.includes(id))
    const to = paths.country(language, each.id, called.name)
    return { ...called, to, items: own.slice(0, shown), total: own.length }
  })
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <FormContextProvider value={loaderData.formContext}>
      <Frame {...loaderData}>{loaderData.isUnknown ? <NotFound isAddress /> : <Outlet />}</Frame>
    </FormContextProvider>
  )
}

/** Unknown addresses and hidden items keep the site's frame; so do pages that fail. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const isAddress = loaderData?.isUnknown || isUnknownAddress(error)
  return (
    <Frame {...loaderData}>{missing ? <NotFound isAddress={isAddress} /> : <Unexpected />}</Frame>
  )
}
