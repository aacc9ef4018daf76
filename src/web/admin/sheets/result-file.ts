import type { ImportedRow } from '#contract/editing/transfer.ts'

/** Spreadsheets calculate what begins so. */
const startsFormula = /^[=+\-@\t\r']/

/** A text as a cell of CSV. */
export function cellOf(text: string): string {
  const guarded = startsFormula.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}

/** What became of each row as CSV, to be kept beside the sheet. */
export function resultFile(
  name: string,
  rows: readonly ImportedRow[],
  wordsOf: (message: string) => string,
): File {
  const lines = rows.map(({ row, externalId, action, issues }) => {
    const told = issues.map(({ path, message }) => `${path}: ${wordsOf(message)}`).join(' | ')
    return [String(row), cellOf(externalId ?? ''), action, cellOf(told)].join(',')
  })
  const text = ['row,externalId,action,issues', ...lines].join('\r\n')
  return new File([`\u{FEFF}${text}\r\n`], `${name}-import.csv`, {
    type: 'text/csv',
  })
}
