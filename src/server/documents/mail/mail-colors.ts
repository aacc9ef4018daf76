import type { SiteColors } from '#contract/base/colors.ts'
import { derivePalette, type Tokens } from '#contract/site/palette/derive-palette.ts'
import { mix } from '#contract/site/palette/tones.ts'

/** The colours of a mail, in one scheme. */
export interface MailColors {
  /** Around the sheet. */
  page: string
  sheet: string
  heading: string
  ink: string
  soft: string
  link: string
  rule: string
  quotation: string
  button: string
  onButton: string
}

export interface MailPalette {
  light: MailColors
  dark: MailColors
  /** The agency's name above the sheet, the same in both schemes. */
  head: { band: string; onBand: string; rule: string }
}

/** The site's colours as its mails wear them: written out, since mail programs know no custom properties. */
export function mailPalette(colors: SiteColors): MailPalette {
  const { light, dark } = derivePalette(colors)
  return {
    light: {
      ...common(light),
      heading: light.link,
      button: light.action,
      onButton: light.onAction,
    },
    dark: { ...common(dark), heading: dark.ink, button: dark.accent, onButton: dark.paper },
    head: { band: light.band, onBand: light.onBand, rule: light.ochre },
  }
}

function common({ paper, paperRaised, paperSunk, ink, inkSoft, accent, ochre }: Tokens) {
  // Seen around the sheet and in it, where paper and sheet are both white too.
  const page = mix(paper, paperSunk, 0.4)
  return {
    page,
    sheet: paperRaised,
    ink,
    soft: inkSoft,
    link: accent,
    rule: ochre,
    quotation: page,
  }
}
