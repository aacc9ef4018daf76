import { pageContext } from '../page-context.ts'
import type { Route } from './+types/web-manifest.ts'

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to keep the site beside its apps. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(pageContext)
  const manifest = {
    name: site.name,
    short_name: site.name,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: '#f7f2e7',
    theme_color: '#123f52',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
