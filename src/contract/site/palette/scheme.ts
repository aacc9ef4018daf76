import type { SiteColors } from '#contract/base/colors.ts'
import { groundFor, lightnessOf, mix, readable, tone } from './tones.ts'

/** Chroma that papers, lines and quiet texts keep of a vivid colour. */
const calm = 0.045

/** Minimum contrast of marks, rules and the focus against their background (WCAG 2.2, 1.4.11). */
const leastOfMarks = 3

interface States {
  danger: string
  success: string
  warning: string
  /** Behind words that say what is there. */
  successWash: string
  onSuccessWash: string
}

/** States say the same to everybody, so their hues are no agency's. */
const states: Record<'light' | 'dark', States> = {
  light: {
    danger: '#8f1d33',
    success: '#5d6c38',
    warning: '#c87f2e',
    successWash: '#e6ebd5',
    onSuccessWash: '#3d4a22',
  },
  dark: {
    danger: '#ff9fa8',
    success: '#5d6c38',
    warning: '#c87f2e',
    successWash: '#2c3a1d',
    onSuccessWash: '#d3deb0',
  },
}

/** The base from which the rest of a scheme is made. */
interface Base {
  isDark: boolean
  paper: string
  ink: string
  inkSoft: string
  accent: string
  link: string
  action: string
  onAction: string
  band: string
}

/** As the agency says. */
function givenBase({ primary, accent, ink, paper }: SiteColors): Base {
  const [dark, light] = [lightnessOf(ink), lightnessOf(paper)]
  return {
    isDark: light < dark,
    paper,
    ink,
    inkSoft: tone(ink, {
      lightness: dark + 0.28 * (light - dark),
      chroma: 0.85,
      hue: -9,
      maxChroma: calm,
    }),
    accent,
    link: primary,
    action: primary,
    onAction: tone(paper, { lightness: light + 0.029, chroma: 0.63 }),
    band: primary,
  }
}

/** The same colours at night: paper is the primary's shadow, ink the paper's light. */
function nightBase({ primary, accent, paper }: SiteColors): Base {
  return {
    isDark: true,
    paper: tone(primary, { lightness: 0.221, chroma: 0.46, maxChroma: calm }),
    ink: tone(paper, { lightness: 0.939, chroma: 1.4, hue: -3, maxChroma: calm }),
    inkSoft: tone(primary, { lightness: 0.804, chroma: 0.25, cool: 33, maxChroma: calm }),
    accent: tone(accent, { lightness: 0.798, hue: 15 }),
    link: tone(primary, { lightness: 0.846, chroma: 0.82, cool: 24 }),
    action: tone(primary, { lightness: 0.87, chroma: 0.64, cool: 27 }),
    onAction: tone(primary, { lightness: 0.273, chroma: 0.77 }),
    band: tone(primary, { lightness: 0.208, chroma: 0.5, hue: 3, maxChroma: calm }),
  }
}

/** The agency's own colours. */
export const givenScheme = (colors: SiteColors) => toScheme(givenBase(colors), colors)

/** The dark scheme; of an agency whose paper is dark, its own. */
export const nightScheme = (colors: SiteColors) =>
  toScheme(isDarkSite(colors) ? givenBase(colors) : nightBase(colors), colors)

/** Whether the agency writes light on dark, in both schemes then. */
export function isDarkSite({ ink, paper }: SiteColors): boolean {
  return lightnessOf(paper) < lightnessOf(ink)
}

/** Returns the colour of shadows: the primary, or the paper if that is dark itself. */
export const shadowOf = (colors: SiteColors) => (isDarkSite(colors) ? colors.paper : colors.primary)

export type Scheme = ReturnType<typeof toScheme>

/** The colours that differ between light and dark: every text is readable on every ground that it stands on. */
function toScheme(base: Base, { primary, accent, paper: light }: SiteColors) {
  const { isDark, paper, ink } = base
  const state = states[isDark ? 'dark' : 'light']
  const grounds = groundsOf(base, primary, accent)
  const { paperRaised, tint } = grounds
  const surfaces = [paper, paperRaised, grounds.paperSunk, tint]
  const action = readable(base.action, surfaces)
  const onAction = readable(base.onAction, [action])
  const marked = (color: string) => readable(color, [paper, paperRaised], leastOfMarks)
  const onBand = readable(light, [base.band])
  return {
    ...grounds,
    ink,
    inkSoft: readable(base.inkSoft, surfaces),
    accent: readable(base.accent, surfaces),
    link: readable(base.link, surfaces),
    action,
    actionHover: groundFor([onAction], mix(action, onAction, 0.16), action),
    actionWash: groundFor([action], mix(paper, action, 0.1), paper),
    onAction,
    danger: readable(state.danger, surfaces),
    success: marked(state.success),
    warning: marked(state.warning),
    successWash: state.successWash,
    onSuccessWash: state.onSuccessWash,
    ochre: marked(tone(accent, { lightness: 0.66, chroma: 1.18, hue: 9 })),
    band: base.band,
    onBand,
    onBandSoft: readable(
      tone(primary, { lightness: 0.864, chroma: 0.3, cool: 33, maxChroma: calm }),
      [base.band],
    ),
    onBandAccent: readable(tone(accent, { lightness: 0.798, chroma: 0.94, hue: 18 }), [base.band]),
  }
}

/** Returns the backgrounds of text, and the line between them. */
function groundsOf({ isDark, paper, ink }: Base, primary: string, accent: string) {
  const lightness = lightnessOf(paper)
  const near = (by: number, chroma: number) =>
    tone(paper, { lightness: lightness + by, chroma, maxChroma: calm })
  const paperSunk = groundFor([ink], isDark ? near(-0.024, 1) : near(-0.042, 1.64), paper)
  const ochre = tone(accent, { lightness: 0.66, chroma: 1.18, hue: 9 })
  return {
    paper,
    paperRaised: groundFor([ink], isDark ? near(0.051, 1.26) : near(0.029, 0.63), paper),
    paperSunk,
    /** Under what the pointer is on. */
    tint: groundFor([ink], mix(paperSunk, ochre, 0.18), paper),
    line: isDark
      ? tone(primary, { lightness: lightness + 0.15, chroma: 0.62, hue: -3, maxChroma: calm })
      : near(-0.12, 2.15),
  }
}
