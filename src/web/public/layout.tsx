import { data, isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { inLanguage, isLanguage, type Language } from '#contract/languages.ts'
import type { Caller } from '#contract/operation.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/layout.ts'
import { Frame } from './frame/frame.tsx'
import type { Menus } from './frame/frame-parts.ts'
import { NotFound } from './not-found.tsx'
import { Unexpected } from './unexpected.tsx'
import { isUnknownAddress } from './unknown-address.ts'

/** The header's menus and the outward links; the same for every visitor of a language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  const [menus, config] = await Promise.all([
    loadMenus(caller, language),
    caller('getPublicConfig'),
  ])
  const links = { chat: config.links.chat }
  const parts = { menus, links, captcha: config.captcha }
  // What stands where a language belongs is none: there is no such page, but its frame is whole.
  const isUnknown = params.lang !== undefined && !isLanguage(params.lang)
  return data({ ...parts, isUnknown }, { status: isUnknown ? 404 : 200 })
}

export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { lang?: string }
  nextParams: { lang?: string }
}) {
  return currentParams.lang !== nextParams.lang
}

/** Nobody looks through more, and every page carries them all; a longer menu ends by leading to its list. */
const longestMenu = 40

async function loadMenus(caller: Caller, language: Language): Promise<Menus> {
  const dropdowns = await caller('headerDropdowns')
  const menuOf = (all: typeof dropdowns.destinations) => ({
    items: all
      .map(({ id, details }) => ({ id, name: inLanguage(details, language)?.name ?? '' }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language))
      .slice(0, longestMenu),
    total: all.length,
  })
  return {
    destinations: menuOf(dropdowns.destinations),
    circuits: menuOf(dropdowns.circuits),
    packages: menuOf(dropdowns.packages),
    experiences: menuOf(dropdowns.experiences),
    incentives: menuOf(dropdowns.incentives),
  }
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return <Frame {...loaderData}>{loaderData.isUnknown ? <NotFound isAddress /> : <Outlet />}</Frame>
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
