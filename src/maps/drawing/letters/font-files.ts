import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as opentype from 'opentype.js'

const packages = createRequire(import.meta.url)
// Node and the bundle of the pages read its entry differently; required, it is the same in both.
const { parse } = packages('opentype.js') as typeof opentype

/** Letters by typeface: the product's own first, and Noto for those that it lacks. */
const alphabets = {
  text: [
    ['figtree', 'latin'],
    ['figtree', 'latin-ext'],
    ['noto-sans', 'vietnamese'],
    ['noto-sans', 'greek'],
    ['noto-sans', 'greek-ext'],
    ['noto-sans', 'cyrillic'],
    ['noto-sans', 'cyrillic-ext'],
  ],
  display: [
    ['fraunces', 'latin'],
    ['fraunces', 'latin-ext'],
    ['fraunces', 'vietnamese'],
    ['noto-serif', 'greek'],
    ['noto-serif', 'greek-ext'],
    ['noto-serif', 'cyrillic'],
    ['noto-serif', 'cyrillic-ext'],
  ],
} as const

export type Family = keyof typeof alphabets

/** The files of a family in one style, such as `400-normal`, in the order in which letters are looked for. */
export function filesOf(family: Family, style: string): string[] {
  return alphabets[family].map(([name, letters]) =>
    packages.resolve(`@fontsource/${name}/files/${name}-${letters}-${style}.woff`),
  )
}

const fonts = new Map<string, opentype.Font>()

/** A font's file; read when first asked for, and kept. */
export function fontOf(path: string): opentype.Font {
  const known = fonts.get(path)
  if (known) return known
  const font = parse(new Uint8Array(readFileSync(path)).buffer)
  fonts.set(path, font)
  return font
}

/** The first of the files that has a letter; undefined where a letter would be an empty box in each. */
export function fileWith(files: readonly string[], letter: string): string | undefined {
  return files.find((file) => fontOf(file).charToGlyphIndex(letter) > 0)
}
