import type { i18n } from 'i18next'
import { type ReactNode, useEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { fallbackLanguage, type Language } from '#contract/languages.ts'
import type { Route } from './+types/root.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { languageInPath } from './i18n/language.ts'
import { loadTexts } from './i18n/texts.ts'
import { pageContext } from './page-context.ts'
import { isAccountPage, paths, worthReturning } from '#contract/addresses.ts'
import { startSession, takeRefusal, useSession } from './session/session.ts'
import { toastError, Toasts } from './ui/toasts.tsx'
import './ui/tokens.css'
import './ui/base.css'

export const links: Route.LinksFunction = () => [
  ...[fraunces, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** What every page, panel included, has to know: its language and the site's name and address. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, site } = context.get(pageContext)
  return { language, site }
}

/** A page in another language waits for that language's texts. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader()
  await loadTexts(answer.language)
  return answer
}

/** Only a change of language changes it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageInPath(currentUrl.pathname) !== languageInPath(nextUrl.pathname)
}

/** The document; also around the last resort, for which no texts may have arrived. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? fallbackLanguage
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#123f52" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { language } }: Route.ComponentProps) {
  const i18n = useMemo(() => createI18n(language), [language])
  useEffect(startSession, [])
  useLogInAfterRefusal(language, i18n)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <I18nextProvider i18n={i18n}>
      <Outlet />
      <Toasts />
    </I18nextProvider>
  )
}

/**
 * A stored token that the server refuses leads to the log-in page, and from there back here (requirements §5.5).
 * Pages of accounts are left alone: who resets a password has such a token, and their addresses carry secrets.
 */
function useLogInAfterRefusal(language: Language, { t }: i18n) {
  const { state } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (state !== 'loggedOut' || !takeRefusal() || isAccountPage(pathname)) return
    toastError(t('auth.sessionEnded'))
    const returnTo = worthReturning(pathname) ? pathname + search : undefined
    void navigate(paths.login(language, returnTo))
  }, [state, language, t, pathname, search, navigate])
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
