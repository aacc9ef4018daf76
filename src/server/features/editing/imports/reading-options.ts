import { invalidData } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import type { DayOrder } from '#server/platform/sheets/cells/days.ts'
import type { ChosenColumns } from '#server/platform/sheets/reading/headers.ts'

/** How whoever imports a file says that it is to be read. */
export interface ReadingOptions {
  columns?: ChosenColumns | undefined
  headerRow?: number | undefined
  dayOrder: DayOrder
}

/** @throws INVALID_DATA_ERROR at `columns` for a column that there is not, or that two headers would mean */
export function requireColumns(chosen: ChosenColumns | undefined, fields: readonly string[]): void {
  const meant = Object.values(chosen ?? {}).filter((column) => column !== null)
  const isWrong = meant.some((column, place) => {
    return !fields.includes(column) || meant.indexOf(column) !== place
  })
  if (isWrong) throw invalidData('columns', sheetMessages.unknownColumn)
}
