import { data, isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { Caller } from '#contract/index.ts'
import { pageContext } from '#web/page-context.ts'
import type { Route } from './+types/layout.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { Frame } from './frame.tsx'
import type { Menu } from './frame-parts.ts'
import { linkToSlug, customPageMenus } from '#web/public/site/pages/custom-page-links.ts'
import { isLostLink, LostLink } from './errors/lost-link.tsx'
import { NotFound } from './errors/not-found.tsx'
import { alternativesIn, Withdrawn } from './errors/withdrawn.tsx'
import { Unexpected } from './errors/unexpected.tsx'
import { isUnknownAddress } from './errors/unknown-address.ts'
import { menusOf } from './menus/menus-of.server.ts'
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

async function loadMenus(caller: Caller, language: Language): Promise<Menu[]> {
  const dropdowns = await caller('headerDropdowns')
  return memoizeBySource(dropdowns, language, () => menusOf(dropdowns, language))
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
  return (
    <Frame {...loaderData}>
      <Trouble error={error} loaderData={loaderData} />
    </Frame>
  )
}

function Trouble({ error, loaderData }: Pick<Route.ErrorBoundaryProps, 'error' | 'loaderData'>) {
  const withdrawn = alternativesIn(error)
  if (withdrawn) return <Withdrawn alternatives={withdrawn} />
  if (isLostLink(error)) return <LostLink captcha={loaderData?.formContext.captcha} />
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!isMissing) return <Unexpected />
  return <NotFound isAddress={loaderData?.isUnknown || isUnknownAddress(error)} />
}
