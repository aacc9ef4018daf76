import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address of the site, written out; `:lang?` is the optional language segment (specification 2). */
export default [
  route(':lang?', 'public/layout.tsx', [
    index('public/home/home-page.tsx'),
    route('*', 'public/unknown-page.tsx'),
  ]),
] satisfies RouteConfig
