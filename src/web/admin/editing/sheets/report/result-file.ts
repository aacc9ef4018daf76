import { guardedWords } from '#contract/editing/csv-guard.ts'
import type { ImportedRow } from '#contract/editing/transfer.ts'

/** A value as a cell of CSV; a number is never guarded. */
export function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${guardedWords(value).replaceAll('"', '""')}"`
}

/** Makes a CSV file of each row's outcome, to be kept beside the sheet. */
export function resultFile(
  name: string,
  rows: readonly ImportedRow[],
  toMessage: (message: string) => string,
): File {
  const lines = rows.map(({ row, externalId, action, issues }) => {
    const problems = issues
      .map(({ path, cell, message }) => `${cell ?? path}: ${toMessage(message)}`)
      .join(' | ')
    return [String(row), cellOf(externalId ?? ''), action, cellOf(problems)].join(',')
  })
  const text = ['row,externalId,action,issues', ...lines].join('\r\n')
  return new File([`\u{FEFF}${text}\r\n`], `${name}-import.csv`, {
    type: 'text/csv',
  })
}
