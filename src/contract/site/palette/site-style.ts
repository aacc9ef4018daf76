import type { SiteColors } from '#contract/base/colors.ts'
import { defaultPalette, derivePalette, type Palette, type Tokens } from './derive-palette.ts'

/** An agency's colours count more than the house's, whichever the browser reads first. */
const layers = '@layer palette,site;'

/** The house's colours as custom properties, for the style sheet that all pages share. */
export const defaultStyle = `${layers}@layer palette{:root{color-scheme:light dark}${rulesOf(declarationsOf(defaultPalette))}}`

/**
 * Returns the changes that an agency's colours make to the shared style sheet of all pages, as a style sheet. Null if
 * the colours are the house's own.
 */
export function siteStyle(colors: SiteColors): string | null {
  const palette = derivePalette(colors)
  const own = declarationsOf(palette)
  const house = declarationsOf(defaultPalette)
  const changed = own.filter(({ light, dark }, at) => {
    return light !== house[at]?.light || dark !== house[at].dark
  })
  if (changed.length === 0) return null
  const scheme = palette.isDark ? ':root{color-scheme:only dark}' : ''
  const style = `${layers}@layer site{${scheme}${rulesOf(changed)}}`
  return palette.isDark ? style + onWhitePaper : style
}

/** Print rules for text that is light on dark, which would be invisible on paper. */
const onWhitePaper =
  '@media print{:root{--accent:black;--link:black;--action:black;--on-action:white;--danger:black}}'

interface Declaration {
  light: string
  dark: string
}

/** As media queries: browsers that do not know `light-dark()` yet have both schemes too. */
function rulesOf(declarations: readonly Declaration[]): string {
  const light = declarations.map((each) => each.light).join('')
  const dark = declarations
    .flatMap((each) => (each.dark === each.light ? [] : [each.dark]))
    .join('')
  const night = dark && `@media screen and (prefers-color-scheme:dark){:root{${dark}}}`
  return `:root{${light}}${night}`
}

function declarationsOf({ light, dark }: Palette): Declaration[] {
  return Object.entries(light).map(([name, color]) => ({
    light: `${propertyOf(name)}:${color};`,
    dark: `${propertyOf(name)}:${dark[name as keyof Tokens]};`,
  }))
}

/** `paperRaised` is `--paper-raised` to style sheets. */
export function propertyOf(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
