import type { Cell } from './csv.ts'

/** A workbook's cell holds at most 32,767 characters. */
const cellMax = 32_000

/** Text of the first cell in a row that continues the row before it. */
const goesOn = '…'

/**
 * Rows whose texts fit into a workbook's cells: what does not fit into one goes on in the same column of
 * the next row, which says so in its first cell.
 */
export async function* splitLongCells(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, Cell>>,
): AsyncGenerator<Record<string, Cell>> {
  const [first = ''] = columns
  for await (const row of rows) {
    const pieces = columns.map((column): [string, Cell[]] => [
      column,
      piecesOf(row[column] ?? null),
    ])
    const height = Math.max(1, ...pieces.map(([, list]) => list.length))
    for (let line = 0; line < height; line += 1) {
      const cells = pieces.map(([column, list]): [string, Cell] => [column, list[line] ?? null])
      const going = line > 0 ? { [first]: goesOn } : {}
      yield { ...Object.fromEntries(cells), ...going }
    }
  }
}

function piecesOf(cell: Cell): Cell[] {
  if (typeof cell !== 'string' || cell.length <= cellMax) return [cell]
  const pieces: string[] = []
  for (let from = 0; from < cell.length;) {
    const to = from + cellMax
    // A character that takes two places stays whole.
    const end = /[\uD800-\uDBFF]/.test(cell.charAt(to - 1)) ? to - 1 : to
    pieces.push(cell.slice(from, end))
    from = end
  }
  return pieces
}

/** Whether a row goes on with the one before it. */
export function goesOnWithBefore(firstCell: Cell): boolean {
  return firstCell === goesOn
}
