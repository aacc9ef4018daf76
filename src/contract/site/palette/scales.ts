import type { SiteColors } from '#contract/base/colors.ts'
import { shadowOf } from './scheme.ts'
import { tone } from './tones.ts'

/** Ten shades from light to dark, as the panel's components take them. */
export type Scale = [string, string, string, string, string, string, string, string, string, string]

/** For each shade its lightness, how much chroma it has of the seed's, and how far its hue is from it. */
type Ramp = readonly (readonly [lightness: number, chroma: number, hue: number])[]

const primaryRamp: Ramp = [
  [0.965, 0.13, -23],
  [0.915, 0.28, -19],
  [0.849, 0.5, -17],
  [0.762, 0.75, -13],
  [0.656, 0.99, -11],
  [0.555, 1.16, -9],
  [0.458, 1.15, -4],
  [0.347, 1, 0],
  [0.299, 0.86, 1],
  [0.273, 0.77, 1],
]

const dangerRamp: Ramp = [
  [0.96, 0.12, -4],
  [0.899, 0.28, -5],
  [0.797, 0.58, -3],
  [0.695, 0.92, -1],
  [0.601, 1.18, 1],
  [0.513, 1.22, 1],
  [0.451, 1.13, 1],
  [0.396, 1, 0],
  [0.341, 0.86, 0],
  [0.288, 0.72, -1],
]

const warningRamp: Ramp = [
  [0.973, 0.14, 14],
  [0.932, 0.33, 16],
  [0.87, 0.59, 15],
  [0.81, 0.84, 13],
  [0.752, 0.98, 7],
  [0.704, 1, 4],
  [0.66, 1, 0],
  [0.559, 0.88, -2],
  [0.479, 0.77, -3],
  [0.402, 0.64, -4],
]

const successRamp: Ramp = [
  [0.966, 0.16, -6],
  [0.922, 0.37, -5],
  [0.849, 0.71, -3],
  [0.772, 1.05, -2],
  [0.694, 1.28, -2],
  [0.615, 1.28, -1],
  [0.558, 1.15, 0],
  [0.506, 1, 0],
  [0.432, 0.84, 0],
  [0.361, 0.7, 1],
]

/** Warm where it is light. */
const grayRamp: Ramp = [
  [0.979, 0.71, 3],
  [0.95, 1.08, 2],
  [0.908, 1.57, -1],
  [0.857, 1.96, -1],
  [0.788, 2.43, 1],
  [0.689, 2.23, 1],
  [0.567, 1.63, 1],
]

/** And with the ink's hue where it is dark. */
const inkRamp: Ramp = [
  [0.466, 0.61, -123],
  [0.376, 0.45, -68],
  [0.297, 0.76, -35],
]

/** The dark scheme's tones of text, lines and papers. */
const nightRamp: Ramp = [
  [0.859, 0.19, -40],
  [0.76, 0.35, -21],
  [0.66, 0.49, -15],
  [0.493, 0.64, -3],
  [0.371, 0.62, -3],
  [0.315, 0.64, 1],
  [0.272, 0.58, -1],
  [0.221, 0.46, 1],
  [0.197, 0.46, 8],
]

function shades(seed: string, ramp: Ramp, maxChroma?: number): string[] {
  return ramp.map(([lightness, chroma, hue]) =>
    tone(seed, { lightness, chroma, hue, ...(maxChroma && { maxChroma }) }),
  )
}

/** The panel's scales. Danger, warning and success are no agency's: they say the same to everybody. */
export function scalesOf(colors: SiteColors) {
  const { primary, ink, paper } = colors
  const shadow = shadowOf(colors)
  return {
    lake: shades(primary, primaryRamp) as Scale,
    wine: shades('#7a2136', dangerRamp) as Scale,
    ochre: shades('#c87f2e', warningRamp) as Scale,
    pampas: shades('#5d6c38', successRamp) as Scale,
    gray: [...shades(paper, grayRamp, 0.04), ...shades(ink, inkRamp, 0.03)] as Scale,
    dark: [
      ...shades(paper, [[0.939, 1.4, -3]], 0.04),
      ...shades(shadow, nightRamp, 0.045),
    ] as Scale,
  }
}
