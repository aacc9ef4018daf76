import { dropUnused, isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { splitList, textIn } from '#server/platform/sheets/cells/cells.ts'
import { namesOfColumns } from '#server/platform/sheets/reading/column-names.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import { readJsonList } from '#server/platform/sheets/reading/read-json-list.ts'
import { readSheet, refuseRenamed } from '#server/platform/sheets/reading/read-sheet.ts'
import type { SheetReader } from '#server/platform/sheets/reading/sheet-reader.ts'
import { unknownHeaders } from '../../imports/explain-issues.ts'
import type { SheetOfReport } from '../../imports/import-entries.ts'
import { type ReadingOptions, requireColumns } from '../../imports/reading-options.ts'
import { knownColumnsOf, renamedColumnsOf } from '../columns/columns.ts'
import { fromCells, type ParsedItem } from './from-cells.ts'
import { fromJson, isImages, knownFieldsOf } from './from-json.ts'

type Fields = Record<string, unknown>

/** A row as it was read; its meaning depends on the stored item. */
export interface ReadRow {
  row: number
  id: string | null
  externalId: string | null
  /** Headers, or fields of JSON, that mean nothing. */
  unknown: readonly string[]
  /** Its cells by their columns; none in JSON. */
  cells: ReadonlyMap<string, Cell>
  /** Names of picture files; undefined where the sheet has no column of them. */
  images: string[] | undefined
  parse(stored: Fields | undefined): ParsedItem
}

/** A table of items as it was understood. */
export interface ItemSheet {
  table: SheetOfReport
  rows: ReadRow[]
  placeOf: (row: number, column: string) => string | undefined
}

/** A file on this machine and what it is by its bytes. */
export interface SheetFile {
  path: string
  type: Pick<ReceivedUpload['type'], 'ext'>
}

const wordOf = (cell: Cell | undefined) => textIn(cell ?? null).trim() || null

/** The columns that a sheet of a kind may have; texts of languages out of use have none. */
function columnNamesOf(kind: Kind, languages: SiteLanguages): string[] {
  const own = knownColumnsOf(kind).map(({ name }) => name)
  return ['id', 'updatedAt', ...own, 'images'].filter((name) => !isColumnOutOfUse(name, languages))
}

/**
 * Reads the rows of a sheet, whatever its format.
 * @throws INVALID_DATA_ERROR at `file` for what is no sheet of the kind; at `columns` for a choice that cannot be
 */
export async function readRows(
  reader: Pick<SheetReader, 'table'>,
  kind: Kind,
  file: SheetFile,
  languages: SiteLanguages,
  { columns: chosen, headerRow, dayOrder }: ReadingOptions = { dayOrder: 'dmy' },
): Promise<ItemSheet> {
  const { ext } = file.type
  const fields = columnNamesOf(kind, languages)
  if (ext === 'csv' || ext === 'xlsx') {
    requireColumns(chosen, fields)
    const {
      rows,
      placeOf,
      further: _further,
      ...table
    } = await readSheet(reader, {
      path: file.path,
      format: ext,
      maxRows: limits.sheetRowsMax,
      names: namesOfColumns(fields, [languages.default]),
      chosen,
      headerRow,
    })
    const unknown = unknownHeaders(table.columns)
    refuseRenamed(Object.keys(table.columns), renamedColumnsOf(kind))
    return {
      table: { ...table, fields },
      placeOf,
      rows: rows.map(({ row, cells }) => ({
        row,
        id: wordOf(cells.get('id')),
        externalId: wordOf(cells.get('externalId')),
        unknown,
        cells,
        images: cells.has('images') ? imagesIn(cells.get('images')) : undefined,
        parse: (stored) => fromCells(kind, { cells, stored, dayOrder }),
      })),
    }
  }
  const { kind: sheetKind, list } = await readJsonList(file.path, limits.sheetRowsMax)
  if (sheetKind !== kind) throw invalidData('file', sheetMessages.sheetOfAnotherKind)
  const word = (value: unknown) => (typeof value === 'string' ? value.trim() || null : null)
  const known = new Set(['id', 'updatedAt', ...knownFieldsOf(kind)])
  const names = [...new Set(list.flatMap((item) => Object.keys(item)))]
  return {
    table: {
      sheet: null,
      headerRow: 1,
      columns: Object.fromEntries(
        names.map((name) => [name, isImages(name) ? 'images' : known.has(name) ? name : null]),
      ),
      fields,
    },
    placeOf: () => undefined,
    // Numbered as in a sheet, whose first row is the header.
    rows: list.map((item, index) => {
      const images = Object.keys(item).find(isImages)
      return {
        row: index + 2,
        id: word(item['id']),
        externalId: word(item['externalId']),
        unknown: Object.keys(item).filter((name) => !known.has(name) && !isImages(name)),
        cells: new Map<string, Cell>(),
        images: images === undefined ? undefined : imagesIn(item[images]),
        parse: (stored) => fromJson(kind, dropUnused(item, languages).content, stored),
      }
    }),
  }
}

/** The file names in a value of pictures. */
function imagesIn(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value)
    ? value
    : splitList(typeof value === 'string' ? value : '')
  return list.filter((name) => typeof name === 'string')
}
