import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { echoOf, jsonCell, textIn } from '#server/platform/sheets/cells/cells.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import type { RowChange } from '#server/features/editing/imports/import-entries.ts'
import { columnOfField, type Fields, type ParsedRate } from './from-rows.ts'
import { type ParsedSeason, pricePairs } from './price-notices.ts'

interface EditedRate {
  stored: Rate
  parsed: { seasons?: readonly ParsedSeason[] | undefined } & Fields
  given: ParsedRate
  firstRow: number
}

/** Each column of a rate whose value changes, at its first row, and each price at its own. */
export function changesOfRate(
  changed: readonly string[],
  { stored, parsed, given, firstRow }: EditedRate,
): RowChange[] {
  const before: Fields = { ...stored }
  const ofRate = changed
    .filter((name) => name !== 'seasons')
    .map((name) => ({
      row: firstRow,
      field: columnOfField(name),
      before: textOf(before[name]),
      after: textOf(parsed[name]),
    }))
  const { currency } = stored
  const prices = changed.includes('seasons') ? pricePairs(parsed.seasons, stored, given) : []
  const ofPrices = prices
    .filter((pair) => (pair.before ?? null) !== (pair.after ?? null))
    .map(({ row, path, ...pair }) => ({
      row,
      field: path,
      before: textOf(wholeUnits(pair.before, currency)),
      after: textOf(wholeUnits(pair.after, currency)),
    }))
  return [...ofRate, ...ofPrices]
}

function textOf(value: unknown): string | null {
  const cell = typeof value === 'object' ? jsonCell(value) : (value as Cell | undefined)
  const text = textIn(cell ?? null)
  return text === '' ? null : echoOf(text)
}
