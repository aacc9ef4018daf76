import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { guardedText, guardedWords } from '#contract/editing/csv-guard.ts'

export type Cell = string | number | boolean | Date | null

/** Origin of a table's words: those of outsiders are guarded wherever a spreadsheet may cut them. */
type Words = 'own' | 'outsiders'

const guards = { own: guardedText, outsiders: guardedWords }

/**
 * A table as CSV (UTF-8 with a byte order mark, RFC 4180), a header row and then the rows as they come:
 * nothing waits for the last one. Texts are guarded from being calculated with, numbers never.
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, Cell>>,
  words: Words = 'own',
): AsyncIterable<Uint8Array> {
  const writer = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    // A line break alone is no end of a record here, but is one to who reads.
    quoted_match: /[\r\n]/,
    cast: { string: guards[words], date: (moment) => moment.toISOString(), boolean: String },
  })
  // What fails while rows are read destroys the writer, and with it the answer.
  return pipeline(Readable.from(rows), writer, () => {})
}
