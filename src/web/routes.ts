import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { adminRoutes } from './admin/routes.ts'

/** Every address of the site, written out; `:lang?` is the optional language segment (requirements §5.1). */
export default [
  route('sitemap.xml', 'public/sitemap.ts'),
  route('robots.txt', 'public/robots.ts'),
  route('site.webmanifest', 'public/web-manifest.ts'),
  ...adminRoutes,
  route(':lang?', 'public/layout.tsx', [
    index('public/home/home-page.tsx'),
    route('destinations', 'public/destinations/destination-list-page.tsx'),
    route('destinations/:id/:slug?', 'public/destinations/destination-page.tsx'),
    route('tours', 'public/tours/tour-list-page.tsx'),
    route('tours/:id/:slug?', 'public/tours/tour-page.tsx'),
    route('circuits', 'public/circuits/circuit-list-page.tsx'),
    route('circuits/:id/:slug?', 'public/circuits/circuit-page.tsx'),
    route('packages', 'public/packages/package-list-page.tsx'),
    route('packages/:id/:slug?', 'public/packages/package-page.tsx'),
    route('hotels', 'public/hotels/hotel-list-page.tsx'),
    route('hotels/:id/:slug?', 'public/hotels/hotel-page.tsx'),
    route('incentives', 'public/incentives/incentive-list-page.tsx'),
    route('incentives/:id/:slug?', 'public/incentives/incentive-page.tsx'),
    route('search', 'public/search/search-page.tsx'),
    route('compare', 'public/compare/compare-page.tsx'),
    route('about-us', 'public/about/about-page.tsx'),
    route('rates', 'public/rates/rates-page.tsx'),
    route('login', 'public/auth/login-page.tsx'),
    route('register', 'public/auth/register-page.tsx'),
    route('reset-password-request', 'public/auth/reset-request-page.tsx'),
    route('reset-password/:token', 'public/auth/reset-password-page.tsx'),
    route('verify-email/:email/:token', 'public/auth/verify-email-page.tsx'),
    route('unauthorized', 'public/auth/unauthorized-page.tsx'),
    route('*', 'public/unknown-page.tsx'),
  ]),
] satisfies RouteConfig
