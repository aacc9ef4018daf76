import type {
  Content,
  ContentTable,
  ContentText,
  Style,
  TableCell,
  CustomTableLayout,
} from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import type { Family } from '#maps/drawing/letters/font-files.ts'
import { runsOf } from './typefaces.ts'

/** An A4 sheet, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 52 }

/** How wide a line is. */
export const measure = sheet.width - 2 * sheet.side

/** Type sizes, set in one place: in points. */
export const sizes = { text: 10, small: 8, heading: 17, title: 26, subheading: 12.5 }

/** Words in the document's typefaces. */
export function say(text: string, { family = 'text', ...style }: Voice = {}): ContentText {
  return { text: runsOf(family, text), ...style }
}

/** The same as parts of a longer text: the library forgets the styles of what is nested deeper. */
export function pieces(text: string, style: Style & { link?: string } = {}): ContentText[] {
  return runsOf('text', text).map((run) => Object.assign(run, style))
}

type Voice = Style & { family?: Family; link?: string; headlineLevel?: number }

/** The heading of a part, with the mark of the house above it. */
export function partHeading(text: string, { heading, mark }: PrintScheme): Content {
  const rule = { type: 'rect' as const, x: 0, y: 0, w: 28, h: 2.5, color: mark }
  return {
    stack: [
      { canvas: [rule], margin: [0, 0, 0, 7] },
      say(text, { family: 'display', fontSize: sizes.heading, color: heading }),
    ],
    margin: [0, 24, 0, 9],
  }
}

/**
 * A part below its heading. What surely fits on a page stays on one; of anything else, the heading alone is kept from
 * the foot of a page. The library loses what it shall keep together and cannot.
 */
export function part(heading: Content, blocks: readonly Content[], lines: number): Content[] {
  if (lines <= keptLines) return [{ stack: [heading, ...blocks], unbreakable: true }]
  return [headline(heading), ...blocks]
}

/** Kept from the foot of a page (`pageBreakBefore` of the document). */
export const headline = (heading: Content): Content => ({ stack: [heading], headlineLevel: 1 })

/** Lines that are kept together: less than half a page. */
export const keptLines = 22

/** How many lines a text takes at the most, where one surely holds so many letters. */
export function linesOf(text: string, letters = 80): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0)
}

interface Column {
  title: string
  /** Points; the one without takes what is left. */
  width?: number
  alignment?: 'left' | 'right'
}

const cellPadding = 6

/** A cell's words with a quiet note below. */
export const noted = (text: string, note: string, { soft }: PrintScheme): ContentText => ({
  text: [...pieces(`${text}\n`), ...pieces(note, { color: soft, fontSize: sizes.small })],
})

/** A table of words; its head is said again on every page, and no row is cut. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly (string | ContentText)[])[],
  scheme: PrintScheme,
): ContentTable {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  // Without what the cells keep around their words: a width that is left open grows with the longest word.
  const open = measure - taken - columns.length * 2 * cellPadding
  const cellOf = (cell: string | ContentText, index: number): TableCell => ({
    ...(typeof cell === 'string' ? say(cell) : cell),
    alignment: columns[index]?.alignment ?? 'left',
  })
  const head = columns.map(({ title, alignment = 'left' }): TableCell => ({
    ...say(title, { fontSize: sizes.small, bold: true, color: scheme.soft }),
    alignment,
    fillColor: scheme.wash,
  }))
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width ?? open),
      body: [head, ...rows.map((row) => row.map(cellOf))],
    },
    layout: ruledLayout(scheme),
  }
}

/** A line below each row. */
export const ruledLayout = ({ line }: PrintScheme): CustomTableLayout => ({
  hLineWidth: (row) => (row === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingLeft: () => cellPadding,
  paddingRight: () => cellPadding,
  paddingTop: () => 6,
  paddingBottom: () => 4,
})

/** A box on a wash of its own, without lines; paddings in points. */
export function boxLayout({ wash }: PrintScheme, beside: number, above: number): CustomTableLayout {
  return {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    fillColor: () => wash,
    paddingLeft: () => beside,
    paddingRight: () => beside,
    paddingTop: () => above,
    paddingBottom: () => above,
  }
}
