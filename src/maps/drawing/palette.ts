import type { SiteColors } from '#contract/base/colors.ts'
import {
  defaultPalette,
  derivePalette,
  type Tokens,
} from '#contract/site/palette/derive-palette.ts'
import { propertyOf } from '#contract/site/palette/site-style.ts'

/** The paints of a map. */
export interface Palette {
  sea: string
  shore: string
  land: string
  /** The countries that the map is about. */
  home: string
  border: string
  water: string
  ice: string
  /** The lit and the shaded side of mountains. */
  lit: string
  shade: string
  route: string
  marker: string
  onMarker: string
  /** Places beside the route. */
  minor: string
  ink: string
  quiet: string
  halo: string
}

/** A map's paints are the site's colours. */
function paintsOf(colors: Record<keyof Tokens, string>): Palette {
  return {
    sea: colors.mapSea,
    shore: colors.mapShore,
    land: colors.mapLand,
    home: colors.mapHome,
    border: colors.mapBorder,
    water: colors.mapWater,
    ice: colors.mapIce,
    lit: colors.mapLit,
    shade: colors.mapShade,
    route: colors.mapWay,
    marker: colors.action,
    onMarker: colors.onAction,
    minor: colors.ochre,
    ink: colors.ink,
    quiet: colors.mapQuiet,
    halo: colors.paperRaised,
  }
}

/** On pages the style sheet decides, so that light, dark and print each have their own. */
export const pagePalette: Palette = paintsOf(
  Object.fromEntries(
    Object.keys(defaultPalette.light).map((name) => [name, `var(${propertyOf(name)})`]),
  ) as Record<keyof Tokens, string>,
)

/** In pictures, as on light pages. */
export function picturePalette(colors: SiteColors): Palette {
  return paintsOf(derivePalette(colors).light)
}
