import type { Cell } from '../csv.ts'
import { textIn } from './cells.ts'

/** The order of day and month in a file; `dmy` unless somebody says otherwise. */
export type DayOrder = 'dmy' | 'mdy'

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const local = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d{2})$/

/**
 * A day as `YYYY-MM-DD`: "2027-1-31", "31/1/2027", "31.1.2027", "31/1/27". What is none stays as it is written, for the
 * field's own rule to refuse.
 */
export function dayIn(cell: Cell, order: DayOrder = 'dmy'): string | null {
  const text = textIn(cell).trim()
  if (text === '') return null
  const [, year = '', month = '', day = ''] = iso.exec(text) ?? []
  if (year !== '') return dayOf(year, month, day) ?? text
  const [, first = '', , second = '', shortYear = ''] = local.exec(text) ?? []
  if (first === '') return text
  const [dayOfMonth, monthOfYear] = order === 'mdy' ? [second, first] : [first, second]
  const fullYear = shortYear.length === 2 ? `20${shortYear}` : shortYear
  return dayOf(fullYear, monthOfYear, dayOfMonth) ?? text
}

/** The day where there is such a one. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined
}

/** A time as `HH:MM`: "9:00", "09:00:00"; what is none stays as it is written. */
export function timeIn(cell: Cell): string | null {
  const text = textIn(cell).trim()
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  return hours === '' ? text || null : `${hours.padStart(2, '0')}:${minutes}`
}
