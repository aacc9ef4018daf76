import {
  clampChroma,
  formatHex,
  interpolate,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn'
import { contrastRatio, leastContrast } from '#contract/base/colors.ts'

useMode(modeRgb)
useMode(modeOklab)
const toOklch = useMode(modeOklch)

/** How light a colour looks: 0 (black) to 1 (white), in OKLCH. */
export function lightnessOf(color: string): number {
  return toOklch(color)?.l ?? 0
}

/** Degrees in OKLCH; 0 of what has no hue. */
export function hueOf(color: string): number {
  return toOklch(color)?.h ?? 0
}

/** A tone relative to the colour that it is derived from, in OKLCH. */
export interface Tone {
  /** 0 to 1. */
  lightness: number
  /** How much of the other's chroma it has. */
  chroma?: number
  /** Degrees from the other's hue. */
  hue?: number
  /** Degrees nearer to the hue of ice, and no further than that: light and water of a green are no grass. */
  cool?: number
  /** However vivid the other is: papers and quiet texts stay calm. */
  maxChroma?: number
}

/** A colour of the same family as `color`, `#rrggbb`; what no screen can show loses chroma. */
export function tone(
  color: string,
  { lightness, chroma = 1, hue = 0, cool = 0, maxChroma = 0.4 }: Tone,
): string {
  const seed = toOklch(color)
  return hexOf({
    l: Math.min(1, Math.max(0, lightness)),
    c: Math.min((seed?.c ?? 0) * chroma, maxChroma),
    h: cooled(((seed?.h ?? 0) + hue + 360) % 360, cool),
  })
}

const iceHue = 190

function cooled(hue: number, degrees: number): number {
  const way = ((iceHue - hue + 540) % 360) - 180
  return (hue + Math.sign(way) * Math.min(Math.abs(way), degrees) + 360) % 360
}

function hexOf({ l, c, h }: { l: number; c: number; h: number }): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb'))
}

/** `share` of the other colour, 0 to 1, mixed into the one as CSS does in oklab. */
export function mix(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'oklab')(share))
}

export function isSeenOn(
  color: string,
  grounds: readonly string[],
  least: number = leastContrast,
): boolean {
  return grounds.every((ground) => contrastRatio(color, ground) >= least)
}

const step = 0.005

/**
 * The colour as it is, or as little lighter or darker as it takes to be seen on all grounds. Where no
 * lightness is enough for all, which grounds that lie close together never cause, the best of black and white.
 */
export function readable(
  color: string,
  grounds: readonly string[],
  least: number = leastContrast,
): string {
  if (isSeenOn(color, grounds, least)) return color
  const { l, c, h = 0 } = toOklch(color) ?? { l: 0, c: 0 }
  for (let away = step; away <= 1; away += step) {
    const found = [l - away, l + away]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => hexOf({ l: lightness, c, h }))
      .find((hex) => isSeenOn(hex, grounds, least))
    if (found) return found
  }
  const weakest = (hex: string) => Math.min(...grounds.map((ground) => contrastRatio(hex, ground)))
  return weakest('#000000') > weakest('#ffffff') ? '#000000' : '#ffffff'
}

/** The ground as wished, or as much nearer to `safe`, on which the texts can be read, as they need. */
export function groundFor(texts: readonly string[], wished: string, safe: string): string {
  const shares = Array.from({ length: 20 }, (_, index) => index / 20)
  const found = shares
    .map((share) => (share === 0 ? wished : mix(wished, safe, share)))
    .find((ground) => texts.every((text) => isSeenOn(text, [ground])))
  return found ?? safe
}
