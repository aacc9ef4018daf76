import { paths } from '#contract/base/addresses/addresses.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { wearsHouseEmblem } from '#contract/site/palette/house.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { pageContext } from '#web/page-context.ts'
import type { Route } from './+types/web-manifest.ts'

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const ourIcons = [
  icon('icon-192', 192, 'any'),
  icon('icon-512', 512, 'any'),
  icon('icon-maskable-512', 512, 'maskable'),
]

const initialIcons = [
  { src: paths.initialIcon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
]

/** The largest is there twice: as it is, and with a margin that launchers may cut. */
function iconsOf({ sources }: Media) {
  return sources
    .filter(({ width }) => width >= 192)
    .map(({ url, width, height, type }) => {
      const purpose = url.includes('/maskable-') ? 'maskable' : 'any'
      return { src: url, sizes: `${width}x${height}`, type, purpose }
    })
}

/** Returns the manifest that a phone needs to keep the site beside its apps. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, language } = context.get(pageContext)
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: pickText(site.slogan, language)?.text,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: site.colors.paper,
    theme_color: site.colors.primary,
    icons: site.icon ? iconsOf(site.icon) : wearsHouseEmblem(site) ? ourIcons : initialIcons,
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
