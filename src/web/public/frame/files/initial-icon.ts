import { initialOf } from '#contract/site/palette/house.ts'
import { pageContext } from '#web/page-context.ts'
import type { Route } from './+types/initial-icon.ts'

/** The icon of a site that has a name and no icon: its initial in its own colours (requirements §10.6). */
export function loader({ context }: Route.LoaderArgs) {
  const { name, colors } = context.get(pageContext).site
  const typeface = "Fraunces, Georgia, 'Times New Roman', serif"
  const letter = `<text x="32" y="45" text-anchor="middle" font-family="${typeface}" font-size="38" fill="${colors.paper}">${initialOf(name)}</text>`
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colors.primary}"/>${letter}</svg>`
  return new Response(icon, { headers: { 'content-type': 'image/svg+xml' } })
}
