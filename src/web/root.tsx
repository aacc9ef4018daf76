import { noAnalytics, unknownSite } from '#contract/site/identity/site-defaults.ts'
import { SiteIcons } from './site-icons.tsx'
import { analyticsMeta } from '#web/public/frame/scripts/analytics.ts'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2?url'
import { publicLanguages } from '#contract/base/languages/languages-in-use.ts'
import { fallbackLanguage, languageTags } from '#contract/base/languages/languages.ts'
import type { Route } from './+types/root.ts'
import { isPanel, mayBeCounted } from '#contract/base/addresses/addresses.ts'
import { siteStyle } from '#contract/site/palette/site-style.ts'
import { earlyScript } from './early-script.ts'
import { languageInPath } from '#web/shared/i18n/language.ts'
import { loadTexts, translateWith } from '#web/shared/i18n/texts.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from './page-context.ts'
import { memoizeBySource } from '#web/public/ui/memoize-by-source.ts'
import { toastsId } from '#web/shared/ui/toasts/toasts.ts'
import '#web/shared/ui/styles/tokens.css'
import '#web/shared/ui/styles/base.css'
import '#web/shared/ui/styles/heart.css'

export const links: Route.LinksFunction = () =>
  [fraunces, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }))

/** Loads data for every page, panel included: its language, the site, and the changes of its colours. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { language, site, customTexts } = context.get(pageContext)
  const style = memoizeBySource(site.colors, 'style', () => siteStyle(site.colors))
  const { pathname } = new URL(request.url)
  // The panel says nothing of what they say.
  const said = isPanel(pathname) ? undefined : customTexts
  const shown = mayBeCounted(pathname) ? site : { ...site, analytics: noAnalytics }
  return { language, site: shown, style, customTexts: said }
}

/** A page in another language waits for that language's texts. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader()
  await loadTexts(answer.language)
  return answer
}

/** A change of language changes it, and whoever has edited the site asks for it again where they are. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return true
  return languageInPath(currentUrl.pathname) !== languageInPath(nextUrl.pathname)
}

/** Address of the script that every public page begins with; the server tells it, the browser needs it no more. */
export const EntryScript = createContext<string | undefined>(undefined)

/** The document; also around the last resort, for which no texts may have arrived. */
export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  const language = known?.language ?? fallbackLanguage
  const site = known?.site ?? unknownSite
  const style = known?.style
  const entryScript = useContext(EntryScript)
  const { pathname } = useLocation()
  const isApplication = isPanel(pathname)
  return (
    <html
      lang={languageTags[language]}
      data-languages={known && publicLanguages(known.site.languages).join(' ')}
      data-app={isApplication ? 'panel' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {!isApplication && entryScript && (
          <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.colors.primary} />
        {site.analytics.provider !== 'none' && (
          <meta name={analyticsMeta} content={JSON.stringify(site.analytics)} />
        )}
        <SiteIcons site={site} />
        <Meta />
        <Links />
        {style && <style dangerouslySetInnerHTML={{ __html: style }} />}
        {/* Not async: it reads the page's words, which stand at the end. */}
        {!isApplication && entryScript && <script type="module" src={entryScript} />}
      </head>
      <body>
        {children}
        {isApplication && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData: { language, customTexts } }: Route.ComponentProps) {
  const t = translateWith(customTexts, language)
  useEffect(() => {
    document.documentElement.lang = languageTags[language]
  }, [language])
  return (
    <TextsProvider language={language} t={t}>
      <Outlet />
      <div id={toastsId} data-close-label={t('common.close')} />
    </TextsProvider>
  )
}

/** The last resort, in English and without anything that could fail again (requirements §5.4). */
export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main
      style={{ display: 'grid', gap: '1rem', justifyContent: 'center', padding: '20vh 1.5rem' }}
    >
      <title>Unexpected Application Error!</title>
      <p>{status}</p>
      <h1>Unexpected Application Error!</h1>
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}
