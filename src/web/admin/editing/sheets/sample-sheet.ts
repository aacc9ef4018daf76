import { cellOf } from './report/result-file.ts'
import type { SampleRow } from './sample-rows.ts'

/** Columns that identify one stored thing: a sample is of none. */
const ofStored = ['id', 'updatedAt', 'entityName', 'destination']

/** A sheet of invented rows with the columns of an export, of which the header alone is taken. */
export async function sampleSheet(exported: File, rows: readonly SampleRow[]): Promise<File> {
  const [header = ''] = (await exported.text()).replace(/^\uFEFF/, '').split('\r\n', 1)
  const columns = header.split(',').filter((name) => !ofStored.includes(name))
  const lines = rows.map((row) => columns.map((name) => cellOf(row[name] ?? '')))
  const text = [columns, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
  return new File([`\u{FEFF}${text}`], `sample-${exported.name}`, { type: 'text/csv' })
}
