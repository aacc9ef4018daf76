import { posix } from 'node:path'
import { partsOf, textOfPart } from './workbook-parts.ts'

/** Whether a cell shows a percentage, by the number of its row and its place in it, from 0. */
export type IsPercent = (row: number, place: number) => boolean

/** The cells of a workbook's first sheet that show percentages, which the library that reads them does not tell. */
export function percentCells(bytes: Buffer): IsPercent {
  const parts = partsOf(bytes)
  const read = (name: string) => textOfPart(bytes, parts.get(name)) ?? ''
  const book = targetOf(read('_rels/.rels'), ({ Type }) => Type?.endsWith('/officeDocument'), '')
  const folder = posix.dirname(book)
  const links = read(posix.join(folder, '_rels', `${posix.basename(book)}.rels`))
  const styles = read(targetOf(links, ({ Type }) => Type?.endsWith('/styles'), folder))
  const formats = percentStyles(styles)
  const cells = new Set<string>()
  if (formats.size > 0) {
    const [sheet] = tagsOf(read(book), 'sheet')
    const link = sheet && Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1]
    const rows = read(targetOf(links, ({ Id }) => Id === link, folder))
    for (const { r, s } of tagsOf(rows, 'c')) if (r && s && formats.has(s)) cells.add(r)
  }
  return (row, place) => cells.size > 0 && cells.has(`${columnName(place)}${row + 1}`)
}

type Attributes = Record<string, string | undefined>

/** The attributes of each tag of a name, in their order. */
function* tagsOf(xml: string, name: string): Generator<Attributes> {
  for (const [, text = ''] of xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^<>]*)>`, 'g'))) {
    const pairs = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    yield Object.fromEntries([...pairs].map(([, key = '', one, other]) => [key, one ?? other]))
  }
}

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

/** 0 is A, 26 is AA. */
function columnName(place: number): string {
  const letter = String.fromCodePoint(65 + (place % 26))
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter
}
