import { isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import type { SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { invalidData } from '#contract/base/failures.ts'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import {
  echoOf,
  jsonCell,
  splitList,
  textIn,
  unreadable,
} from '#server/platform/sheets/cells/cells.ts'
import type { Reading } from '#server/platform/sheets/cells/column-types.ts'
import { dayIn } from '#server/platform/sheets/cells/days.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import { namesOfColumns } from '#server/platform/sheets/reading/column-names.ts'
import type { FurtherSheet } from '#server/platform/sheets/reading/read-lines.ts'
import type {
  ReadSheet,
  RowsOfSheet,
  SheetRow,
} from '#server/platform/sheets/reading/read-sheet.ts'
import { rangesText } from '../further-rows.ts'
import { type FurtherColumn, furtherColumns, furtherSheets } from '../sheet-columns.ts'
import { typeOfColumn } from './column-types.ts'
import { type RateRow, type RateRows, wordIn } from './rate-rows.ts'

/** The further sheets of a workbook of rates, as a reader finds them. */
export const furtherSheetsIn = (site: SiteLanguages): FurtherSheet[] =>
  furtherColumns.map((column) => {
    const { name, columns } = furtherSheets[column]
    const inUse = columns.filter((each) => !isColumnOutOfUse(each, site))
    return { name, names: namesOfColumns(inUse, [site.default]) }
  })

/**
 * Puts what the further sheets say of rates into cells, as a single sheet has them; what a cell says already stays.
 * @throws INVALID_DATA_ERROR at `file` for a row of a rate that the first sheet has not
 */
export function withFurther(
  rates: RateRows[],
  further: ReadSheet['further'],
  reading: Reading,
): RateRows[] {
  const sheets = furtherColumns.flatMap((column) => {
    const sheet = further[furtherSheets[column].name]
    return sheet ? [{ column, sheet, rows: rowsByRate(sheet, rates) }] : []
  })
  if (sheets.length === 0) return rates
  return rates.map((rate) => {
    const own = new Map(
      sheets.map(({ column, sheet, rows }) => [
        column,
        { sheet, rows: rows.get(keyOf(rate) ?? '') ?? [] },
      ]),
    )
    return {
      ...rate,
      rows: rate.rows.map((row, index) => withCells(row, own, { reading, isFirst: index === 0 })),
      placeOfPart(column, index, part) {
        const found = own.get(column as FurtherColumn)
        const row = found?.rows[index]?.row
        const place = row === undefined ? undefined : found?.sheet.placeOf(row, part)
        return place && `${found?.sheet.sheet}!${place}`
      },
    }
  })
}

const keyOf = ({ ref, id }: Pick<RateRows, 'ref' | 'id'>) => ref ?? id

function rowsByRate(sheet: RowsOfSheet, rates: readonly RateRows[]): Map<string, SheetRow[]> {
  const known = new Set(rates.map(keyOf))
  for (const { row, cells } of sheet.rows) {
    const ref = wordIn(cells.get('rateRef'))
    if (ref !== null && known.has(ref)) continue
    const place = `${sheet.sheet}!${sheet.placeOf(row, 'rateRef') ?? row}`
    throw invalidData(
      'file',
      `${sheetMessages.rateNotInSheet}: ${place} ${echoOf(ref ?? '')}`.trim(),
    )
  }
  return Map.groupBy(sheet.rows, ({ cells }) => wordIn(cells.get('rateRef')) ?? '')
}

type OwnRows = ReadonlyMap<FurtherColumn, { rows: readonly SheetRow[] }>

/** Ranges belong to the season of a row; stop sales and extras to the rate, whose first row says them. */
function withCells(
  row: RateRow,
  own: OwnRows,
  { reading, isFirst }: { reading: Reading; isFirst: boolean },
): RateRow {
  const cells = new Map(row.cells)
  const put = (column: FurtherColumn, valueOf: (rows: readonly SheetRow[]) => Cell) => {
    const found = own.get(column)
    if (found && wordIn(cells.get(column)) === null) cells.set(column, valueOf(found.rows))
  }
  put('ranges', (rows) => {
    const ofSeason = rows.filter((each) => isOfSeason(each.cells, row.cells, reading))
    return rangesText(ofSeason.map(({ cells: said }) => spanIn(said, reading))) || null
  })
  if (isFirst) {
    put('stopSales', (rows) => jsonCell(rows.map(({ cells: said }) => stopSaleIn(said, reading))))
    put('extras', (rows) => jsonCell(rows.map(({ cells: said }) => extraIn(said, reading))))
  }
  return { ...row, cells }
}

type Cells = ReadonlyMap<string, Cell>

/** The value of a cell; one that cannot be read stays as it is written, for the field's own rule to refuse. */
function valueIn(cells: Cells, column: string, reading: Reading, type = column): unknown {
  const cell = cells.get(column) ?? null
  const value = typeOfColumn(type).read(cell, reading)
  return value === unreadable ? textIn(cell) : value
}

/** By its number where both tell one, else by its name. */
function isOfSeason(range: Cells, row: Cells, reading: Reading): boolean {
  const [one, other] = [range, row].map((cells) => valueIn(cells, 'seasonNumber', reading) ?? null)
  if (one !== null && other !== null) return one === other
  const name = wordIn(range.get('season'))
  return name !== null && name === wordIn(row.get('season'))
}

const spanIn = (cells: Cells, { dayOrder }: Reading) => ({
  from: dayIn(cells.get('from') ?? null, dayOrder) ?? '',
  to: dayIn(cells.get('to') ?? null, dayOrder) ?? '',
})

const stopSaleIn = (cells: Cells, reading: Reading) => ({
  ...spanIn(cells, reading),
  note: wordIn(cells.get('note')),
})

function extraIn(cells: Cells, reading: Reading): Record<string, unknown> {
  const said = (column: string, type?: string) => valueIn(cells, column, reading, type) ?? undefined
  const texts = languages.flatMap((lang) => {
    const text = wordIn(cells.get(`label.${lang}`))
    return text === null ? [] : [[lang, text]]
  })
  const [from, to] = [said('ageFrom'), said('ageTo')]
  return {
    label: Object.fromEntries(texts) as unknown,
    amount: cells.get('amount') ?? null,
    currency: said('currency') ?? null,
    per: said('per'),
    ages: from === undefined && to === undefined ? null : { from, to },
    payable: said('payable'),
    included: said('included'),
    when: spansIn(cells.get('when') ?? null, reading),
    perNight: said('perNight'),
    maxNights: said('maxNights') ?? null,
    optional: said('optional'),
  }
}

/** "2027-12-24/2028-01-06 | 07-09": days of one year or of every year, one alone from itself to itself. */
function spansIn(cell: Cell, { dayOrder }: Reading) {
  const text = textIn(cell)
  if (text.trim() === '') return []
  return splitList(text).map((each) => {
    const [from = '', to = from] = (each ?? '').split('/').map((day) => dayIn(day, dayOrder) ?? '')
    return { from, to }
  })
}
