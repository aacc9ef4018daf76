import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packed = 'http://schemas.openxmlformats.org/package/2006'

const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const links = (...all: string[]) =>
  `${head}<Relationships xmlns="${packed}/relationships">${all.join('')}</Relationships>`

interface RawWorkbook {
  /** The content of `sheetData`. */
  rows: string
  /** The content of `sst`. */
  strings?: string
  /** The content of `styleSheet`. */
  styles?: string
  /** Further parts. */
  parts?: Record<string, Uint8Array>
}

/** A workbook as nobody's program writes it. */
export function rawWorkbook({ rows, strings = '', styles = '', parts = {} }: RawWorkbook): Blob {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  const files = {
    '[Content_Types].xml': `${head}<Types xmlns="${packed}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels': links(link('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      link('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      link('rId2', 'styles', 'styles.xml'),
      link('rId3', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return new Blob([zipSync({ ...Object.fromEntries(entries), ...parts })])
}

/** A cell with a text of its own. */
export const textCell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
