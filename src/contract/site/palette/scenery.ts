import type { SiteColors } from '#contract/base/colors.ts'
import { shadowOf } from './scheme.ts'
import { hueOf, lightnessOf, readable, tone } from './tones.ts'

/** The hue of the Quebrada's ochre, whose neighbours are wine and grass. */
const ochreHue = 56

export type Scenery = ReturnType<typeof sceneryOf>

/**
 * The colours that are the same in both schemes: those of the drawn landscape, of words and controls on
 * pictures, and of the panel's dark side.
 */
export function sceneryOf(colors: SiteColors) {
  const { primary, accent, paper } = colors
  const shadow = shadowOf(colors)
  const lightness = lightnessOf(primary)
  const warmth = warmthOf(accent)
  const wine = tone(accent, { lightness: 0.396, chroma: 1.12, hue: -45 * warmth, maxChroma: 0.125 })
  const lakeDeep = tone(shadow, {
    lightness: Math.min(0.273, lightness * 0.79),
    chroma: 0.77,
    maxChroma: 0.09,
  })
  const sun = tone(accent, { lightness: 0.752, chroma: 1.15, hue: 16, maxChroma: 0.15 })
  // Of an agency with a dark paper too, words on pictures are light.
  const onPicture = lightnessOf(paper) > 0.85 ? paper : tone(paper, { lightness: 0.962 })
  const onDeep = [lakeDeep]
  return {
    lake: primary,
    lakeDeep,
    shade: tone(shadow, {
      lightness: Math.min(0.223, lightness * 0.64),
      chroma: 0.58,
      maxChroma: 0.06,
    }),
    glacier: tone(primary, { lightness: 0.87, chroma: 0.64, cool: 27, maxChroma: 0.07 }),
    sky: tone(primary, { lightness: 0.784, chroma: 0.95, cool: 22, maxChroma: 0.09 }),
    water: tone(primary, { lightness: 0.492, chroma: 1.18, cool: 10, maxChroma: 0.12 }),
    wine,
    onWine: readable(onPicture, [wine]),
    onWineSoft: readable(tone(accent, { lightness: 0.915, chroma: 0.24 }), [wine]),
    pampas: tone(accent, { lightness: 0.506, chroma: 0.7, hue: 67 * warmth, maxChroma: 0.08 }),
    dawn: tone(accent, { lightness: 0.894, chroma: 0.56, hue: 27, maxChroma: 0.08 }),
    sun,
    onSun: readable(tone(accent, { lightness: 0.226, chroma: 0.41, hue: 10 }), [sun]),
    ember: tone(accent, { lightness: 0.613, chroma: 1.32, hue: -8, maxChroma: 0.17 }),
    onPicture: readable(onPicture, onDeep),
    onPictureAccent: readable(tone(accent, { lightness: 0.872, chroma: 0.78, hue: 24 }), onDeep),
    onDeep: readable(tone(primary, { lightness: 0.926, chroma: 0.19, cool: 40 }), onDeep),
    onDeepSoft: readable(tone(primary, { lightness: 0.79, chroma: 0.44, cool: 20 }), onDeep),
  }
}

/**
 * 1 for the house's ochre, 0 from 60 degrees away: beside a green or a blue, wine and grass would be two more
 * colours that the agency never chose, so its hills are shades of its own.
 */
function warmthOf(accent: string): number {
  const apart = Math.abs(((hueOf(accent) - ochreHue + 540) % 360) - 180)
  return Math.max(0, 1 - apart / 60)
}
