import { posix } from 'node:path'
import { partsOf, textOfPart } from './workbook-parts.ts'

/** Traits of a sheet that the library for workbooks leaves out. Rows and places count from 0. */
export interface WorkbookSheet {
  name: string
  isVisible: boolean
  /** Whether a cell shows a percentage. */
  isPercent: (row: number, place: number) => boolean
  /** Cells that span several rows: the place of their column, their first row and their last. */
  merges: { place: number; from: number; to: number }[]
}

/** Spans that are filled: more of them are no sheet of anybody. */
const mergesMax = 10_000

/** The sheets of a workbook in its order; each is looked at when it is asked for. */
export function sheetsOf(bytes: Buffer): (() => WorkbookSheet)[] {
  const parts = partsOf(bytes)
  const read = (name: string) => textOfPart(bytes, parts.get(name)) ?? ''
  const book = targetOf(read('_rels/.rels'), ({ Type }) => Type?.endsWith('/officeDocument'), '')
  const folder = posix.dirname(book)
  const links = read(posix.join(folder, '_rels', `${posix.basename(book)}.rels`))
  const styles = read(targetOf(links, ({ Type }) => Type?.endsWith('/styles'), folder))
  const formats = percentStyles(styles)
  return [...tagsOf(read(book), 'sheet')].map((sheet) => () => {
    const link = Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1]
    const rows = read(targetOf(links, ({ Id }) => Id === link, folder))
    const cells = percentCells(rows, formats)
    return {
      name: unescaped(sheet['name'] ?? ''),
      isVisible: sheet['state'] === undefined || sheet['state'] === 'visible',
      isPercent: (row, place) => cells.size > 0 && cells.has(`${columnLetters(place)}${row + 1}`),
      merges: mergesOf(rows),
    }
  })
}

function percentCells(rows: string, formats: ReadonlySet<string>): Set<string> {
  const cells = new Set<string>()
  if (formats.size === 0) return cells
  for (const { r, s } of tagsOf(rows, 'c')) if (r && s && formats.has(s)) cells.add(r)
  return cells
}

function mergesOf(rows: string): WorkbookSheet['merges'] {
  const merges: WorkbookSheet['merges'] = []
  for (const { ref = '' } of tagsOf(rows, 'mergeCell')) {
    const [, letters = '', from, to] = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(ref) ?? []
    if (from === undefined || from === to || merges.length === mergesMax) continue
    merges.push({ place: placeOf(letters), from: Number(from) - 1, to: Number(to) - 1 })
  }
  return merges
}

type Attributes = Record<string, string | undefined>

/** The attributes of each tag of a name, in their order. */
function* tagsOf(xml: string, name: string): Generator<Attributes> {
  for (const [, text = ''] of xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^<>]*)>`, 'g'))) {
    const pairs = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    yield Object.fromEntries([...pairs].map(([, key = '', one, other]) => [key, one ?? other]))
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescaped = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '')

/** The part that a link leads to; links are read from where their part is. */
function targetOf(
  links: string,
  isMeant: (link: Attributes) => boolean | undefined,
  folder: string,
): string {
  const link = [...tagsOf(links, 'Relationship')].find(isMeant)
  const target = link?.['Target'] ?? ''
  return target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
}

/** The numbers of the cells' styles that show percentages: two are so by their number, others say how. */
function percentStyles(styles: string): Set<string> {
  const shown = new Set(['9', '10'])
  for (const { numFmtId, formatCode = '' } of tagsOf(styles, 'numFmt')) {
    // What stands between quotes or behind a backslash is text.
    const signs = formatCode.replaceAll('&quot;', '"').replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
    if (numFmtId && signs.includes('%')) shown.add(numFmtId)
  }
  const [, list = ''] =
    /<(?:[\w.-]+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:[\w.-]+:)?cellXfs>/.exec(styles) ?? []
  return new Set(
    [...tagsOf(list, 'xf')].flatMap(({ numFmtId }, place) =>
      numFmtId && shown.has(numFmtId) ? [String(place)] : [],
    ),
  )
}

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter
}

const placeOf = (letters: string) =>
  Array.from(letters).reduce((place, letter) => place * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) -
  1
