import type { SiteColors } from '#contract/base/colors.ts'

/** Nobody's: the operator's own colours would tell whose page it is. */
export const neutralColors: SiteColors = {
  primary: '#2f3d4a',
  accent: '#7a5230',
  ink: '#1d242b',
  paper: '#f6f5f2',
}
