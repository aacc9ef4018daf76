import { invalidData } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { type RedirectedKind, redirectedKinds } from '#contract/site/redirects/redirected-kinds.ts'
import type { SheetOfReport } from '#server/features/editing/imports/import-entries.ts'
import {
  type ReadingOptions,
  requireColumns,
} from '#server/features/editing/imports/reading-options.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { isErrorCell, textIn } from '#server/platform/sheets/cells/cells.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import { namesOfColumns } from '#server/platform/sheets/reading/column-names.ts'
import { readSheet } from '#server/platform/sheets/reading/read-sheet.ts'
import type { SheetReader } from '#server/platform/sheets/reading/sheet-reader.ts'
import { redirectColumns } from './export-redirects.ts'

/** A row of a sheet of redirects. */
export interface RedirectRow {
  row: number
  cells: ReadonlyMap<string, Cell>
  from: string
  /** As the operations take it; undefined where the sheet has no such column. */
  to: string | { kind: RedirectedKind; id: string } | undefined
  /** Columns whose cells hold an error of a spreadsheet. */
  errors: string[]
}

export interface RedirectSheet {
  table: SheetOfReport
  rows: RedirectRow[]
  placeOf: (row: number, column: string) => string | undefined
}

/**
 * Reads a sheet of redirects.
 * @throws INVALID_DATA_ERROR at `file` for what is no such sheet; at `columns` for a choice that cannot be
 */
export async function readRedirectSheet(
  reader: Pick<SheetReader, 'table'>,
  { type, path }: Pick<ReceivedUpload, 'type' | 'path'>,
  { columns: chosen, headerRow }: ReadingOptions,
): Promise<RedirectSheet> {
  const { ext } = type
  if (ext !== 'csv' && ext !== 'xlsx') throw invalidData('file', sheetMessages.sheetUnreadable)
  requireColumns(chosen, redirectColumns)
  const {
    rows,
    placeOf,
    further: _further,
    ...table
  } = await readSheet(reader, {
    path,
    format: ext,
    maxRows: limits.redirectsMax,
    names: namesOfColumns(redirectColumns),
    chosen,
    headerRow,
  })
  return {
    table: { ...table, fields: [...redirectColumns] },
    placeOf,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells,
      from: wordIn(cells.get('from')),
      to: cells.has('to') ? targetIn(wordIn(cells.get('to'))) : undefined,
      errors: redirectColumns.filter((name) => isErrorCell(cells.get(name) ?? null)),
    })),
  }
}

const wordIn = (cell: Cell | undefined) => textIn(cell ?? null).trim()

/** A target as the export writes it: `kind:id`, or an address. */
function targetIn(word: string): RedirectRow['to'] {
  const [kind = '', id = ''] = word.split(':', 2)
  const known = redirectedKinds.find((each) => each === kind)
  return known === undefined ? word : { kind: known, id: id.trim() }
}
