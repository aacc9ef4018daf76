import { isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { limits } from '#contract/base/limits.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { invalidData } from '#contract/base/failures.ts'
import type { ReceivedUpload } from '#server/platform/media/receive-upload.ts'
import { namesOfColumns } from '#server/platform/sheets/reading/column-names.ts'
import type { DayOrder } from '#server/platform/sheets/cells/days.ts'
import { readSheet } from '#server/platform/sheets/reading/read-sheet.ts'
import type { SheetReader } from '#server/platform/sheets/reading/sheet-reader.ts'
import type { SheetOfReport } from '#server/features/editing/imports/import-entries.ts'
import {
  type ReadingOptions,
  requireColumns,
} from '#server/features/editing/imports/reading-options.ts'
import { rateColumns } from '../sheet-columns.ts'
import { furtherSheetsIn, withFurther } from './further-sheets.ts'
import { type RateRows, wordIn } from './rate-rows.ts'

export interface RateSheet {
  table: SheetOfReport
  rates: RateRows[]
  placeOf: (row: number, column: string) => string | undefined
  dayOrder: DayOrder
}

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
  const { rows, placeOf, further, ...table } = await readSheet(reader, {
    path,
    format: ext,
    maxRows: limits.sheetRowsMax,
    names: namesOfColumns(fields, [languages.default]),
    chosen,
    headerRow,
    further: furtherSheetsIn(languages),
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
  const rates = withFurther([...joined.values()], further, { dayOrder })
  return { table: { ...table, fields }, rates, placeOf, dayOrder }
}
