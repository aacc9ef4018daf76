import { isDeepStrictEqual } from 'node:util'
import type { Kind } from '#contract/base/kinds.ts'
import type { Money } from '#contract/base/money/money-text.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import { echoOf, textIn } from '#server/platform/sheets/cells/cells.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import type { RowChange } from '../../imports/import-entries.ts'
import { type Column, columnsOf } from '../columns/columns.ts'
import { bandsCell } from '../columns/band-cells.ts'
import { placeColumns } from '../columns/fields.ts'

type Fields = Record<string, unknown>

/** The cell of a column that holds an item's value. */
export function cellOf(column: Column, fields: Fields): Cell {
  const { field, lang, part, isMoney, isBands, write } = column
  if (lang) {
    const details = (fields['details'] ?? []) as Fields[]
    return write(details.find((entry) => entry['lang'] === lang)?.[field])
  }
  const value = fields[field]
  if (isBands) return bandsCell(value, fields['priceFrom'])
  if (isMoney) {
    const money = value as Money | null | undefined
    return money ? wholeUnits(money.amount, money.currency) : null
  }
  return write(part === undefined ? value : (value as Fields | null | undefined)?.[part])
}

/** Each column of the changed fields whose value differs, with both as cells; a sheet's names stand for ids. */
export function changesOf(
  kind: Kind,
  changed: readonly string[],
  { stored, given }: { stored: Fields; given: Fields },
): RowChange[] {
  const place = placeColumns[kind]
  const isChanged = ({ field }: Column) =>
    changed.includes(place?.columns.includes(field) ? place.idField : field)
  return columnsOf(kind).flatMap((column) => {
    const isText = column.lang !== undefined
    if (isText ? !changed.includes('details') : !isChanged(column)) return []
    if (!isText && !(column.field in given)) return []
    const [before, after] = [cellOf(column, stored), cellOf(column, given)]
    if (isDeepStrictEqual(before, after)) return []
    return [{ field: column.name, before: echo(before), after: echo(after) }]
  })
}

function echo(cell: Cell): string | null {
  const text = textIn(cell)
  return text === '' ? null : echoOf(text)
}
