import { LRUCache } from 'lru-cache'
import type * as opentype from 'opentype.js'
import { filesOf, fileWith, fontOf } from './font-files.ts'

/** The product's own typefaces, each with the files of its further letters. */
const files = {
  text: filesOf('text', '400-normal'),
  strong: filesOf('text', '600-normal'),
  display: filesOf('display', '600-normal'),
} as const

export type Typeface = keyof typeof files

interface Run {
  text: string
  font: opentype.Font
}

/** A text in the files that have its letters; what none has is left out, as an empty box says nothing. */
function runsOf(typeface: Typeface, text: string): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const file = fileWith(files[typeface], letter)
    if (file === undefined) continue
    const font = fontOf(file)
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
