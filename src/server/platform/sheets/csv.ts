import { guardedText, guardedWords } from '#contract/editing/csv-guard.ts'

export type Cell = string | number | boolean | Date | null

/** Origin of a table's words: those of outsiders are guarded wherever a spreadsheet may cut them. */
type Words = 'own' | 'outsiders'

const guards = { own: guardedText, outsiders: guardedWords }

/**
 * A table as CSV (UTF-8 with a byte order mark, RFC 4180), a header row and then the rows as they come:
 * nothing waits for the last one. Texts are guarded from being calculated with, numbers never.
 */
export async function* csvOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, Cell>>,
  words: Words = 'own',
): AsyncGenerator<Uint8Array> {
  // Only an export needs it.
  const { writeCsvStream } = await import('hucre/csv')
  const guarded = (cell: Cell) => (typeof cell === 'string' ? guards[words](cell) : cell)
  const inOrder = async function* () {
    for await (const row of rows) yield columns.map((column) => guarded(row[column]))
  }
  yield* writeCsvStream(inOrder(), { headers: [...columns], bom: true })
  // The library ends no last line.
  yield Buffer.from('\r\n')
}
