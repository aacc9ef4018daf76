import { modeLrgb, modeRgb, useMode, wcagContrast } from 'culori/fn'
import { z } from 'zod'

// What the contrast of two colours is counted in; the library registers nothing by itself.
useMode(modeRgb)
useMode(modeLrgb)

/** A colour as every stored, drawn and sent thing names it. */
const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ examples: ['#123f52'] })

/** The four colours of an agency (requirements §5.22), each `#rrggbb` in small letters. */
export const siteColors = z.object({
  /** Bands, buttons and links, and what the browser paints its own frame with. */
  primary: hexColor,
  /** Small capitals, figures and rules. */
  accent: hexColor,
  /** Text. */
  ink: hexColor,
  /** The background of text. */
  paper: hexColor,
})

export type SiteColors = z.infer<typeof siteColors>

/** The house's own: lake, ochre and warm paper. */
export const defaultColors: SiteColors = {
  primary: '#123f52',
  accent: '#8b4a10',
  ink: '#17262c',
  paper: '#f7f2e7',
}

/** Minimum contrast of text against its background (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** How well one colour is seen on another, as WCAG 2.2 counts it: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return wcagContrast(one, other)
}

export type ColorName = keyof SiteColors

/** Which colour stands on which, everywhere. */
const pairs: readonly (readonly [ColorName, ColorName])[] = [
  ['ink', 'paper'],
  ['paper', 'primary'],
  ['paper', 'accent'],
  ['primary', 'paper'],
]

export interface WeakPair {
  /** As `ink on paper`. */
  pair: `${ColorName} on ${ColorName}`
  /** Cut to two decimals, so that what is too weak never reads as enough. */
  ratio: number
}

/** The pairs of an agency's colours on which text could not be read; none when the colours are good. */
export function weakPairs(colors: SiteColors): WeakPair[] {
  return pairs.flatMap(([text, ground]) => {
    const ratio = contrastRatio(colors[text], colors[ground])
    if (ratio >= leastContrast) return []
    return [{ pair: `${text} on ${ground}` as const, ratio: Math.floor(ratio * 100) / 100 }]
  })
}
