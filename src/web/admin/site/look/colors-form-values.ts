import { defaultColors, siteColors, type SiteColors } from '#contract/base/colors.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { PanelSite } from '../form/texts-form-values.ts'

export type ColorsFormValues = { colors: SiteColors }

export const colorNames = ['primary', 'accent', 'ink', 'paper'] as const

export function toColorsFormValues({ colors }: Pick<PanelSite, 'colors'>): ColorsFormValues {
  const { primary, accent, ink, paper } = colors
  return { colors: { primary, accent, ink, paper } }
}

/** Whether the colours are the product's own. */
export function areUsual(colors: SiteColors): boolean {
  const known = siteColors.safeParse(colors).data
  return known !== undefined && colorNames.every((name) => known[name] === defaultColors[name])
}

export function toColorsPayload({ colors }: ColorsFormValues): PayloadOf<'editSite'> {
  return { colors: areUsual(colors) ? null : colors }
}

/** The colours once each is one; undefined while somebody types. */
export function knownColors(colors: SiteColors): SiteColors | undefined {
  return siteColors.safeParse(colors).data
}
