import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

export type Cell = string | number | boolean | Date | null

/** What a spreadsheet would take for a formula, and the guard itself, so that an import can take it off again. */
const startsFormula = /^[=+\-@\t\r']/

/** A text that no spreadsheet calculates with; numbers are never guarded. */
function guarded(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text
}

/**
 * A table as CSV (UTF-8 with a byte order mark, RFC 4180), a header row and then the rows as they come:
 * nothing waits for the last one.
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Record<Column, Cell>>,
): AsyncIterable<Uint8Array> {
  const writer = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    // A line break alone is no end of a record here, but is one to who reads.
    quoted_match: /[\r\n]/,
    cast: { string: guarded, date: (moment) => moment.toISOString(), boolean: String },
  })
  // What fails while rows are read destroys the writer, and with it the answer.
  return pipeline(Readable.from(rows), writer, () => {})
}
