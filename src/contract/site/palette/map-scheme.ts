import type { SiteColors } from '#contract/base/colors.ts'
import { type Scheme, shadowOf } from './scheme.ts'
import { groundFor, lightnessOf, readable, tone } from './tones.ts'

export type MapScheme = ReturnType<typeof mapSchemeOf>

/** Routes need as much against land and sea as marks do. */
const leastOfWays = 3

/**
 * Returns the colours that only maps have: land, sea and ways. Their markers and names have the colours of the page.
 */
export function mapSchemeOf(colors: SiteColors, { ink, paper: ground, ...scheme }: Scheme) {
  const { accent, paper } = colors
  const cold = shadowOf(colors)
  const isDark = lightnessOf(ground) < lightnessOf(ink)
  const under = (wished: string) => groundFor([ink], wished, ground)
  const light = lightnessOf(ground)
  const ofPaper = (by: number, chroma: number) =>
    tone(paper, { lightness: light + by, chroma, maxChroma: 0.065 })
  const ofCold = (by: number, chroma: number, cool: number) =>
    tone(cold, { lightness: light + by, chroma, cool, maxChroma: 0.065 })
  const mapSea = under(isDark ? ofCold(0.026, 0.66, 0) : ofCold(-0.054, 0.33, 41))
  const mapLand = isDark ? under(ofCold(0.075, 0.51, 5)) : scheme.paperSunk
  const mapHome = under(isDark ? ofCold(0.141, 0.61, 8) : ofPaper(0.024, 0.92))
  const grounds = [mapSea, mapLand, mapHome]
  return {
    mapSea,
    mapShore: isDark ? ofCold(0.086, 0.8, 2) : ofCold(-0.107, 0.53, 33),
    mapLand,
    mapHome,
    mapBorder: isDark ? ofCold(0.298, 0.39, 37) : ofPaper(-0.19, 3.2),
    mapWater: isDark ? ofCold(0.367, 1.1, 18) : ofCold(-0.234, 0.93, 20),
    mapIce: isDark ? ofCold(0.572, 0.68, 21) : tone(paper, { lightness: 1 }),
    mapLit: isDark ? ofCold(0.227, 0.42, 30) : ofPaper(-0.077, 2.91),
    mapShade: isDark ? ofCold(0.085, 0.54, 7) : ofPaper(-0.177, 3.97),
    mapWay: readable(
      isDark
        ? tone(accent, { lightness: 0.798, hue: 15 })
        : tone(accent, { lightness: 0.482, chroma: 1.21, hue: -25 }),
      grounds,
      leastOfWays,
    ),
    /** The names of countries. */
    mapQuiet: readable(
      isDark
        ? ofCold(0.482, 0.31, 38)
        : tone(paper, { lightness: light - 0.417, chroma: 2.62, maxChroma: 0.05 }),
      grounds,
    ),
  }
}
