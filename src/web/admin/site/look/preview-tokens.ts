import type { SiteColors } from '#contract/base/colors.ts'
import { derivePalette } from '#contract/site/palette/derive-palette.ts'
import { propertyOf } from '#contract/site/palette/site-style.ts'

/** Every colour of a scheme as style sheets name it, for what is previewed in other colours than its page. */
export function previewTokens(
  colors: SiteColors,
  scheme: 'light' | 'dark',
): Record<string, string> {
  const tokens = Object.entries(derivePalette(colors)[scheme])
  return Object.fromEntries(tokens.map(([name, color]) => [propertyOf(name), color]))
}
