import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { type Kind, kindFacts, kinds } from '#contract/base/kinds.ts'
import { adminRoutes } from '#web/admin/panel/routes.ts'

/** A kind's list and the page of each of its items. */
function pagesOf(kind: Kind) {
  const { plural } = kindFacts[kind]
  return [
    route(plural, `public/catalogue/kinds/${kind}-list-page.tsx`),
    route(`${plural}/:id/:slug?`, `public/catalogue/kinds/${kind}-page.tsx`),
  ]
}

/** Every address of the site, written out; `:lang?` is the optional language segment (requirements §5.1). */
export default [
  route('sitemap.xml', 'public/frame/files/sitemap.ts'),
  route('robots.txt', 'public/frame/files/robots.ts'),
  route('site.webmanifest', 'public/frame/files/web-manifest.ts'),
  route('speculation-rules.json', 'public/frame/files/speculation-rules.ts'),
  route('initial.svg', 'public/frame/files/initial-icon.ts'),
  ...adminRoutes,
  route(':lang?', 'public/frame/layout.tsx', [
    index('public/site/home/home-page.tsx'),
    ...kinds.flatMap(pagesOf),
    route('countries/:id/:slug?', 'public/catalogue/places/country-page.tsx'),
    route('regions/:id/:slug?', 'public/catalogue/places/region-page.tsx'),
    route('categories/:id/:slug?', 'public/catalogue/places/category-page.tsx'),
    route('themes/:tag', 'public/catalogue/places/theme-page.tsx'),
    route('when/:month', 'public/catalogue/places/month-page.tsx'),
    route('search', 'public/catalogue/search/search-page.tsx'),
    route('compare', 'public/catalogue/compare/compare-page.tsx'),
    route('shortlist', 'public/quotes/shortlist/shortlist-page.tsx'),
    route('request', 'public/quotes/form/quote-page.tsx'),
    route('requests/:token', 'public/quotes/my-quotes/status-page.tsx'),
    route('agents', 'public/trade/agents/agents-page.tsx'),
    route('client-views', 'public/trade/client-views/client-views-page.tsx'),
    route('my-requests', 'public/quotes/my-quotes/my-quotes-page.tsx'),
    route('my-requests/:id', 'public/quotes/my-quotes/my-quote-page.tsx'),
    route('about-us', 'public/site/pages/about-page.tsx'),
    route('pages/:slug', 'public/site/pages/custom-page.tsx'),
    route('proposals/:token', 'public/quotes/proposals/proposal-page.tsx'),
    route('preview/:token', 'public/editing/preview-page.tsx'),
    route('rates', 'public/trade/rates/rates-page.tsx'),
    route('login', 'public/accounts/auth/login-page.tsx'),
    route('register', 'public/accounts/register/register-page.tsx'),
    route('reset-password-request', 'public/accounts/reset/reset-request-page.tsx'),
    route('reset-password/:token', 'public/accounts/reset/reset-password-page.tsx'),
    route('verify-email/:email/:token', 'public/accounts/register/verify-email-page.tsx'),
    route('account', 'public/accounts/account/account-page.tsx'),
    route('unauthorized', 'public/accounts/auth/unauthorized-page.tsx'),
    route('*', 'public/frame/errors/unknown-page.tsx'),
  ]),
] satisfies RouteConfig
