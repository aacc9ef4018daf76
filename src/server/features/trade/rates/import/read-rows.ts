import { isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { limits } from '#contract/base/limits.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/base/failures.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { textIn } from '#server/platform/sheets/cells/cells.ts'
import { namesOfColumns } from '#server/platform/sheets/reading/column-names.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import type { DayOrder } from '#server/platform/sheets/cells/days.ts'
import { readSheet } from '#server/platform/sheets/reading/read-sheet.ts'
import type { SheetReader } from '#server/platform/sheets/reading/sheet-reader.ts'
import type { SheetOfReport } from '#server/features/editing/imports/import-entries.ts'
import {
  type ReadingOptions,
  requireColumns,
} from '#server/features/editing/imports/reading-options.ts'
import { rateColumns } from '../sheet-columns.ts'

export interface RateRow {
  /** Its number in the sheet, where the header is 1. */
  row: number
  cells: ReadonlyMap<string, Cell>
}

/** The rows of a sheet that are one rate, in their order. */
export interface RateRows {
  /** Key that joins the rows: the externalId that the rate has or gets, or its id. */
  ref: string | null
  id: string | null
  rows: RateRow[]
  /** Those of them that name no rate, directly below one: of a cell that is merged, for one. */
  unnamed: number[]
  /** Those of them that have another id. */
  others: number[]
}

export interface RateSheet {
  table: SheetOfReport
  rates: RateRows[]
  placeOf: (row: number, column: string) => string | undefined
  dayOrder: DayOrder
}

/** A cell as one reads it; null where it is empty. */
export const wordIn = (cell: Cell | undefined) => textIn(cell ?? null).trim() || null

/**
 * Reads a sheet of rates, and joins the rows that are of one.
 * @throws INVALID_DATA_ERROR at `file` for what is no such sheet
 */
export async function readRateSheet(
  reader: Pick<SheetReader, 'table'>,
  { type, path }: ReceivedUpload,
  languages: SiteLanguages,
  { columns: chosen, headerRow, dayOrder }: ReadingOptions,
): Promise<RateSheet> {
  const { ext } = type
  if (ext !== 'csv' && ext !== 'xlsx') throw invalidData('file', sheetMessages.sheetUnreadable)
  const fields = rateColumns.filter((name) => !isColumnOutOfUse(name, languages))
  requireColumns(chosen, fields)
  const { rows, placeOf, ...table } = await readSheet(reader, {
    path,
    format: ext,
    maxRows: limits.sheetRowsMax,
    names: namesOfColumns(fields, [languages.default]),
    chosen,
    headerRow,
  })
  const joined = new Map<string, RateRows>()
  let above: RateRows | undefined
  for (const each of rows) {
    const ref = wordIn(each.cells.get('rateRef'))
    const id = wordIn(each.cells.get('id'))?.toLowerCase() ?? null
    if (ref === null && id === null && above?.rows.at(-1)?.row === each.row - 1) {
      above.rows.push(each)
      above.unnamed.push(each.row)
      continue
    }
    // What names no rate is one by itself, and is refused.
    const key = ref ?? id ?? `row ${each.row}`
    const rate = joined.get(key)
    if (rate) {
      rate.rows.push(each)
      rate.id ??= id
      if (id !== null && id !== rate.id) rate.others.push(each.row)
      above = rate
    } else {
      above = { ref, id, rows: [each], unnamed: [], others: [] }
      joined.set(key, above)
    }
  }
  return { table: { ...table, fields }, rates: [...joined.values()], placeOf, dayOrder }
}
