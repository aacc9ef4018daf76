import type { AnsweredFile } from '#contract/base/operation.ts'
import { sheetTypes } from '#contract/editing/transfer.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { figureCounts } from '#contract/quotes/figures.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { type Cell, csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'

const plainColumns = ['key', 'name', ...figureCounts] as const

const moneyFields = ['value', 'commission'] as const

/** The rows of figures as a table whose header names the fields of the contract, money in a column for each currency. */
export async function exportFigures(
  { rows, totals }: AnswerOf<'getFigures'>,
  { by, format }: Pick<InputOf<'exportFigures'>, 'by' | 'format'>,
  timeZone: string,
): Promise<AnsweredFile> {
  const moneyColumns = moneyFields.flatMap((field) =>
    totals[field].map(({ currency }) => ({ field, currency, name: `${field}.${currency}` })),
  )
  const columns = [...plainColumns, ...moneyColumns.map(({ name }) => name)]
  const inCells = async function* (): AsyncGenerator<Record<string, Cell>> {
    for (const row of rows) {
      const cells: [string, Cell][] = [
        ...plainColumns.map((name): [string, Cell] => [name, row[name]]),
        ...moneyColumns.map(({ field, currency, name }): [string, Cell] => {
          const money = row[field].find((each) => each.currency === currency)
          return [name, wholeUnits(money?.amount, currency)]
        }),
      ]
      yield Object.fromEntries(cells)
    }
  }
  const file = { name: `figures-${by}.${format}`, type: sheetTypes[format] }
  // Sources and items are named in words of outsiders.
  if (format === 'csv') return { ...file, content: csvOf(columns, inCells(), 'outsiders') }
  const canvas = { name: 'Figures', columns, dates: {}, timeZone }
  return { ...file, content: await xlsxOf(canvas, inCells()) }
}
