import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { inLanguage, isLanguage, type Language } from '#contract/languages.ts'
import type { Caller } from '#contract/operation.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/layout.ts'
import { Frame } from './frame/frame.tsx'
import type { Menus } from './frame/frame-parts.ts'
import { NotFound } from './not-found.tsx'
import { Unexpected } from './unexpected.tsx'
import { unknownAddress } from './unknown-address.ts'

/** The header's menus and the outward links; the same for every visitor of a language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  if (params.lang !== undefined && !isLanguage(params.lang)) throw unknownAddress()
  const [menus, config] = await Promise.all([
    loadMenus(caller, language),
    caller('getPublicConfig'),
  ])
  const links = { chat: config.links.chat, forAgents: config.agentLinks }
  return { menus, links, captcha: config.captcha }
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

/** Nobody looks through more, and every page carries them all. */
const longestMenu = 40

async function loadMenus(caller: Caller, language: Language): Promise<Menus> {
  const dropdowns = await caller('headerDropdowns')
  const menuOf = (all: typeof dropdowns.destinations) => ({
    items: all
      .slice(0, longestMenu)
      .map(({ id, details }) => ({ id, name: inLanguage(details, language)?.name ?? '' })),
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
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

/** Unknown addresses and hidden items keep the site's frame; so do pages that fail. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Frame {...loaderData}>{missing ? <NotFound /> : <Unexpected />}</Frame>
}
