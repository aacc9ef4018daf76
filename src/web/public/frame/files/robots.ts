import { paths } from '#contract/base/addresses/addresses.ts'
import { pageContext } from '#web/page-context.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.adminPanel}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
