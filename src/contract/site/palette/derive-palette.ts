import { defaultColors, type SiteColors } from '#contract/base/colors.ts'
import { type MapScheme, mapSchemeOf } from './map-scheme.ts'
import { scalesOf } from './scales.ts'
import { type Scenery, sceneryOf } from './scenery.ts'
import { givenScheme, isDarkSite, nightScheme, type Scheme } from './scheme.ts'

/** Every colour by its name in one scheme, `#rrggbb`. */
export interface Tokens extends Scheme, MapScheme, Scenery {}

export interface Palette {
  light: Tokens
  dark: Tokens
  /** The agency writes light on dark: both schemes are the same. */
  isDark: boolean
  /** The panel's, ten shades each. */
  scales: ReturnType<typeof scalesOf>
}

/**
 * Every colour of pages, panel, mails, maps and pictures, from an agency's four. With colours that
 * `weakPairs` finds nothing in, each text has 4.5:1 against what it stands on, in both schemes.
 */
export function derivePalette(colors: SiteColors): Palette {
  const { primary, accent, ink, paper } = colors
  const key = [primary, accent, ink, paper].join(' ')
  const palette = known.get(key) ?? derive(colors)
  if (known.size >= knownMax) known.clear()
  known.set(key, palette)
  return palette
}

/** A process asks for one agency's again and again; a preview for some more. */
const known = new Map<string, Palette>()
const knownMax = 20

function derive(colors: SiteColors): Palette {
  const scenery = sceneryOf(colors)
  const [light, dark] = [givenScheme(colors), nightScheme(colors)]
  return {
    light: { ...scenery, ...light, ...mapSchemeOf(colors, light) },
    dark: { ...scenery, ...dark, ...mapSchemeOf(colors, dark) },
    isDark: isDarkSite(colors),
    scales: scalesOf(colors),
  }
}

/** The palette derived from the house's own colours. */
export const defaultPalette = derivePalette(defaultColors)
