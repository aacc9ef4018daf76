import type { Column, Content, ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PrintScheme } from '#contract/site/palette/print-scheme.ts'
import type { SignaturePart } from '../mail/signature.ts'
import { measure, pieces, say, sheet, sizes } from './paper.ts'

/** A picture as documents take it: PNG or JPEG, as a data URL, and its shape in pixels. */
export interface Picture {
  url: string
  width: number
  height: number
}

export interface Framed {
  /** Name of the document's owner. */
  name: string
  /** The owner's slogan. */
  slogan?: string | undefined
  /** Further text at the head of each further page. */
  running: string
  /** The people responsible for it all, and their contact details. */
  signature: readonly (readonly SignaturePart[])[]
  pageLabel: (number: number, of: number) => string
  scheme: PrintScheme
  logo: Picture | null
}

const bandHeight = 96
const topOfFirst = bandHeight + 34
const topOfOthers = 62
const footLine = 9.6
const footSize = 7
/** Letters that a line of the foot surely holds. */
const footLetters = 100

/** Returns the frame of every page around the content: the agency's band or its name, and the responsible people. */
export function frame(framed: Framed): Partial<TDocumentDefinitions> {
  const { signature, pageLabel, scheme } = framed
  const foot = signature.map((parts): Content => ({ text: footLineOf(parts, scheme) }))
  const lines = signature.reduce((sum, parts) => {
    const letters = parts.reduce((count, { text }) => count + text.length + 3, 0)
    return sum + Math.ceil(letters / footLetters)
  }, 0)
  const footHeight = Math.max(lines, 1) * footLine
  return {
    pageSize: 'A4',
    pageMargins: [sheet.side, topOfOthers, sheet.side, footHeight + 46],
    // The head of a page cuts what is higher than its margin; the ground does not.
    background: (page) => (page === 1 ? [band(scheme), masthead(framed)] : null),
    header: (page) => (page === 1 ? null : runningHead(framed)),
    footer: (page, pages) => ({
      margin: [sheet.side, 14, sheet.side, 0],
      stack: [
        rule(scheme),
        {
          columns: [
            { stack: foot, width: '*' },
            { ...say(pageLabel(page, pages)), width: 76, alignment: 'right' },
          ],
          columnGap: 18,
          margin: [0, 7, 0, 0],
          fontSize: footSize,
          lineHeight: 1.15,
          color: scheme.soft,
        },
      ],
    }),
  }
}

function footLineOf(parts: readonly SignaturePart[], { heading }: PrintScheme): ContentText[] {
  return parts.flatMap(({ text, href }, index) => [
    ...(index === 0 ? [] : pieces(' · ')),
    ...pieces(text, href ? { link: href, color: heading } : {}),
  ])
}

/** How far below the top of the first page its content begins, beyond the margin of all pages. */
export const belowBand = topOfFirst - topOfOthers

const rule = ({ line }: PrintScheme): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure, y2: 0, lineWidth: 0.5, lineColor: line }],
})

const band = ({ band: color, mark }: PrintScheme): Content => ({
  canvas: [
    { type: 'rect', x: 0, y: 0, w: sheet.width, h: bandHeight, color },
    { type: 'rect', x: 0, y: bandHeight, w: sheet.width, h: 4, color: mark },
  ],
})

const logoBox = { width: 190, height: 46 }
const logoPadding = 8
const sloganWidth = 170
const columnGap = 24

/** As large as a name may stand in the band, and how far below its top. */
function nameSize(name: string, width: number): { size: number; top: number } {
  const size = [24, 17].find((each) => name.length * each * 0.58 < width) ?? 14
  const lines = Math.ceil((name.length * size * 0.58) / width)
  return { size, top: (bandHeight - lines * size * 1.3) / 2 }
}

/** The agency's logo, on the paper that it is made for, or its name; and what it says of itself. */
function masthead({ name, slogan, scheme, logo }: Framed): Content {
  const said = say(slogan ?? '', {
    italics: true,
    color: scheme.onBandSoft,
    alignment: 'right',
    margin: [0, 41, 0, 0],
  })
  const aside = slogan ? sloganWidth + columnGap : 0
  if (!logo) {
    const width = measure - aside
    const { size, top } = nameSize(name, width)
    const written = say(name, { family: 'display', fontSize: size, lineHeight: 1.15 })
    return row([
      { ...written, color: scheme.onBand, width, margin: [0, top, 0, 0] },
      { ...said, width: sloganWidth },
    ])
  }
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const top = (bandHeight - height) / 2
  const chip = {
    type: 'rect' as const,
    x: 0,
    y: 0,
    w: width + 2 * logoPadding,
    h: height + 2 * logoPadding,
    r: 4,
    color: scheme.sheet,
  }
  return [
    { canvas: [chip], absolutePosition: { x: sheet.side, y: top - logoPadding } },
    {
      image: logo.url,
      width,
      height,
      absolutePosition: { x: sheet.side + logoPadding, y: top },
    },
    row([
      { text: '', width: measure - aside },
      { ...said, width: sloganWidth },
    ]),
  ]
}

const row = (columns: Column[]): Content => ({
  columns,
  columnGap,
  absolutePosition: { x: sheet.side, y: 0 },
})

/** Returns the head of each further page: the document's owner and its title. */
function runningHead({ name, running, scheme }: Framed): Content {
  return {
    margin: [sheet.side, 26, sheet.side, 0],
    fontSize: sizes.small,
    color: scheme.soft,
    stack: [
      {
        columns: [
          { ...say(cut(name, 26), { bold: true, color: scheme.heading }), width: 150 },
          { ...say(running), width: '*', alignment: 'right' },
        ],
        columnGap: 18,
        margin: [0, 0, 0, 7],
      },
      rule(scheme),
    ],
  }
}

/** As much of a text as fits a running head. */
export const cut = (text: string, letters: number) =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text
