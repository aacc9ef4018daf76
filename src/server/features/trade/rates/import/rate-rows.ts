import { textIn } from '#server/platform/sheets/cells/cells.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'

/** Returns the place of a part of a rate in a further sheet: the second extra's amount. */
type PlaceOfPart = (column: string, index: number, part: string) => string | undefined

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
  /** Place of a part of the rate in the further sheets of a workbook: "Extras!E4". */
  placeOfPart?: PlaceOfPart
}

/** A cell as one reads it; null where it is empty. */
export const wordIn = (cell: Cell | undefined) => textIn(cell ?? null).trim() || null
