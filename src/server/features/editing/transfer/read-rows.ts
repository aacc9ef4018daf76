import type { Kind } from '#contract/base/kinds.ts'
import { imageColumns } from '#contract/editing/transfer.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { splitList, textIn } from '#server/platform/sheets/cells.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import { readJsonList } from '#server/platform/sheets/read-json-list.ts'
import { readSheet, refuseOtherCase, refuseRenamed } from '#server/platform/sheets/read-sheet.ts'
import type { SheetReader } from '#server/platform/sheets/sheet-reader.ts'
import { knownColumnsOf, renamedColumnsOf } from './columns.ts'
import { fromCells, type ParsedItem } from './from-cells.ts'
import { fromJson } from './from-json.ts'

type Fields = Record<string, unknown>

/** A row as it was read; its meaning depends on the stored item. */
export interface ReadRow {
  row: number
  id: string | null
  externalId: string | null
  /** Names of the row's columns, or of its fields. */
  columns: string[]
  /** Names of picture files; undefined where the sheet has no column of them. */
  images: string[] | undefined
  parse(stored: Fields | undefined): ParsedItem
}

/** A file on this machine and what it is by its bytes. */
export interface SheetFile {
  path: string
  type: Pick<ReceivedUpload['type'], 'ext'>
}

const wordOf = (cell: Cell | undefined) => textIn(cell ?? null).trim() || null

/**
 * Reads the rows of a sheet, whatever its format.
 * @throws INVALID_DATA_ERROR at `file` for what is no sheet of the kind
 */
export async function readRows(
  reader: Pick<SheetReader, 'lines'>,
  kind: Kind,
  file: SheetFile,
): Promise<ReadRow[]> {
  const { ext } = file.type
  if (ext === 'csv' || ext === 'xlsx') {
    const { rows, columns } = await readSheet(reader, {
      path: file.path,
      format: ext,
      maxRows: limits.sheetRowsMax,
    })
    refuseRenamed(columns, renamedColumnsOf(kind))
    refuseOtherCase(columns, ['id', 'updatedAt', ...knownColumnsOf(kind).map(({ name }) => name)])
    return rows.map(({ row, cells }) => ({
      row,
      id: wordOf(cells.get('id')),
      externalId: wordOf(cells.get('externalId')),
      columns: [...cells.keys()],
      images: imagesIn([...cells]),
      parse: (stored) => fromCells(kind, cells, stored),
    }))
  }
  const { kind: sheetKind, list } = await readJsonList(file.path, limits.sheetRowsMax)
  if (sheetKind !== kind) throw invalidData('file', sheetMessages.sheetOfAnotherKind)
  const word = (value: unknown) => (typeof value === 'string' ? value.trim() || null : null)
  // Numbered as in a sheet, whose first row is the header.
  return list.map((item, index) => ({
    row: index + 2,
    id: word(item['id']),
    externalId: word(item['externalId']),
    columns: Object.keys(item),
    images: imagesIn(Object.entries(item)),
    parse: (stored) => fromJson(kind, item, stored),
  }))
}

/** The file names in a row's column of pictures. */
function imagesIn(cells: [string, unknown][]): string[] | undefined {
  const named = cells.filter(([name]) => imageColumns.includes(name.toLowerCase()))
  if (named.length === 0) return undefined
  return named.flatMap(([, value]) => {
    const list: unknown[] = Array.isArray(value)
      ? value
      : splitList(typeof value === 'string' ? value : '')
    return list.filter((name) => typeof name === 'string')
  })
}

/** The columns that mean something, in the sheet's order; a row is looked at where it names a further one. */
export function knownColumns(rows: readonly ReadRow[]): string[] {
  const met = new Set<string>()
  const known = new Set<string>()
  for (const { columns, parse } of rows) {
    const further = columns.filter((name) => !met.has(name))
    if (further.length === 0) continue
    const unknown = new Set(parse(undefined).unknown)
    for (const name of further) {
      met.add(name)
      if (!unknown.has(name)) known.add(name)
    }
  }
  return [...known]
}
