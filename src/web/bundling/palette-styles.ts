import type { Plugin } from 'vite'
import { defaultStyle } from '#contract/site/palette/site-style.ts'

const tokens = /\/src\/web\/ui\/tokens\.css$/

/** Puts the house's colours before the other tokens: they are derived, so no style sheet has them. */
export function paletteStyles(): Plugin {
  return {
    name: 'palette-styles',
    enforce: 'pre',
    transform: {
      filter: { id: tokens },
      handler: (code) => `${defaultStyle}\n${code}`,
    },
  }
}
