import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import type * as opentype from 'opentype.js'

const packages = createRequire(import.meta.url)
// Node and the bundle of the pages read its entry differently; required, it is the same in both.
const { parse } = packages('opentype.js') as typeof opentype

/** The product's own typefaces, each with the file of its further letters. */
const files = {
  text: [
    packages.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
    packages.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'),
  ],
  strong: [
    packages.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
    packages.resolve('@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
  ],
  display: [
    packages.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    packages.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
  ],
} as const

export type Typeface = keyof typeof files

const fonts = new Map<string, opentype.Font>()

/** A font's file; read when first asked for, and kept. */
function fontOf(path: string): opentype.Font {
  const known = fonts.get(path)
  if (known) return known
  const { buffer } = new Uint8Array(readFileSync(path))
  const font = parse(buffer)
  fonts.set(path, font)
  return font
}

interface Run {
  text: string
  font: opentype.Font
}

/** A text in the files that have its letters; what none has is drawn as the first's empty box. */
function runsOf(typeface: Typeface, text: string): Run[] {
  const [usual, further] = files[typeface]
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const needed = fontOf(usual).charToGlyphIndex(letter) > 0 ? usual : further
    const font = fontOf(fontOf(needed).charToGlyphIndex(letter) > 0 ? needed : usual)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}

/** Widths of texts at size 1: a map measures each of its names at every place that it tries. */
const widths = new LRUCache<string, number>({ max: 10_000 })

/** How wide a text is, in the units of its size. */
export function widthOf(typeface: Typeface, size: number, text: string): number {
  const key = `${typeface} ${text}`
  const known = widths.get(key) ?? measure(typeface, text)
  widths.set(key, known)
  return known * size
}

function measure(typeface: Typeface, text: string): number {
  return runsOf(typeface, text).reduce(
    (width, run) => width + run.font.getAdvanceWidth(run.text, 1),
    0,
  )
}

/** Corners of a command in the order in which paths name them. */
const corners = [
  ['x1', 'y1'],
  ['x2', 'y2'],
  ['x', 'y'],
] as const

/** One command of a path, in tenths; the library's own writer stumbles over very small numbers. */
function write(command: opentype.PathCommand): string {
  const { type, ...values } = command as { type: string } & Partial<Record<string, number>>
  const numbers = corners.flatMap(([x, y]) =>
    values[x] === undefined || values[y] === undefined
      ? []
      : [tenths(values[x]), tenths(values[y])],
  )
  return type + numbers.join(' ')
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** A text as the data of a path, from the left end of its base line: it needs no font where it is shown. */
export function pathOf(
  typeface: Typeface,
  size: number,
  text: string,
  x: number,
  y: number,
): string {
  let at = x
  const paths = runsOf(typeface, text).map((run) => {
    const { commands } = run.font.getPath(run.text, at, y, size)
    at += run.font.getAdvanceWidth(run.text, size)
    return commands.map(write).join('')
  })
  return paths.join('')
}

/** A text in lines that are no wider than `width`, as far as its words allow. */
export function linesOf(typeface: Typeface, size: number, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(typeface, size, longer) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
