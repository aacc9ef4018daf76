import type { SiteColors } from '#contract/base/colors.ts'
import { givenScheme, isDarkSite } from './scheme.ts'
import { mix, readable } from './tones.ts'

/** The colour of the paper for prints. */
const sheet = '#ffffff'

const leastOfMarks = 3

/** The colours of what is printed: text on white paper, whatever ground the agency's pages have. */
export function printScheme(colors: SiteColors) {
  // An agency that writes light on dark has its darkest colour in its paper.
  const ink = isDarkSite(colors) ? colors.paper : colors.ink
  const { band, onBand, onBandSoft, ochre } = givenScheme(colors)
  const wash = mix(sheet, band, 0.06)
  const grounds = [sheet, wash]
  return {
    sheet,
    ink: readable(ink, grounds),
    soft: readable(mix(ink, sheet, 0.3), grounds),
    heading: readable(colors.primary, grounds),
    accent: readable(colors.accent, grounds),
    line: mix(sheet, ink, 0.16),
    /** Under the head of a table and what sums up. */
    wash,
    /** A rule that is a mark of its own. */
    mark: readable(ochre, [sheet], leastOfMarks),
    band,
    onBand,
    onBandSoft,
  }
}

export type PrintScheme = ReturnType<typeof printScheme>
