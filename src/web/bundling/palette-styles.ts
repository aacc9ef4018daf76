import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultStyle } from '#contract/site/palette/site-style.ts'

const tokens = 'src/web/shared/ui/styles/tokens.css'

/** Puts the house's colours before the other tokens: they are derived, so no style sheet has them. */
export function paletteStyles(): Plugin {
  if (!existsSync(join(import.meta.dirname, '../../..', tokens)))
    throw new Error(`palette-styles.ts: no file ${tokens}`)
  return {
    name: 'palette-styles',
    enforce: 'pre',
    transform: {
      filter: { id: `**/${tokens}` },
      handler: (code) => `${defaultStyle}\n${code}`,
    },
  }
}
