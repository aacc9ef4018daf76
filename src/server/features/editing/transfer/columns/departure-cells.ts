import type { Cell } from '#server/platform/sheets/csv.ts'
import {
  joinList,
  type ReadCell,
  splitList,
  textIn,
  truthIn,
  unreadable,
} from '#server/platform/sheets/cells/cells.ts'
import { dayIn, type DayOrder } from '#server/platform/sheets/cells/days.ts'
import { numberIn } from '#server/platform/sheets/cells/numbers.ts'

/** The columns of departures, after `departures.`. */
export const departureParts = [
  'kind',
  'weekdays',
  'dates',
  'guaranteed',
  'minPax',
  'periods',
  'except',
] as const

type Part = (typeof departureParts)[number]

interface Span {
  from: string
  to: string
}

/** Formats a part of departures as a cell: `2027-01-05 few` is a day with its status, `01-01/03-31` a span. */
export function departureCell(part: Part, value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  const list = value as unknown[]
  if (part === 'periods' || part === 'except') {
    return joinList((list as Span[]).map(({ from, to }) => `${from}/${to}`)) || null
  }
  const written = list.map((each) => {
    if (typeof each !== 'object' || each === null) return each
    const { date, status } = each as { date: string; status: string }
    return `${date} ${status}`
  })
  return joinList(written) || null
}

/** The value of a part from its cell. */
export function departurePartIn(part: Part, cell: ReadCell, order: DayOrder): unknown {
  if (part === 'guaranteed') return truthIn(cell) ?? null
  if (part === 'minPax') return numberIn(cell)
  const text = textIn(cell).trim()
  if (text === '') return null
  if (part === 'kind') return text
  const elements = splitList(text)
  if (part === 'weekdays') {
    const days = elements.map((each) => numberIn(each))
    return days.includes(unreadable) ? unreadable : days
  }
  if (part === 'dates') {
    return elements.map((each) => {
      const [date = '', status] = (each ?? '').split(/\s+/)
      const day = dayIn(date, order)
      return status === undefined ? day : { date: day, status }
    })
  }
  return elements.map((each) => {
    const [from, to] = (each ?? '').split('/')
    return { from: from?.trim(), to: to?.trim() }
  })
}

/** Departures of a kind have no parts of another. */
const partsOfKind: Record<string, Part[]> = {
  daily: ['kind', 'guaranteed', 'minPax', 'periods', 'except'],
  weekdays: ['kind', 'weekdays', 'guaranteed', 'minPax', 'periods', 'except'],
  dates: ['kind', 'dates', 'guaranteed', 'minPax'],
}

/** Departures put together from their parts; null where none says anything. */
export function departuresOf(parts: Record<string, unknown>): unknown {
  const said = Object.entries(parts).filter(([, value]) => value !== null && value !== undefined)
  if (said.length === 0 || typeof parts['kind'] !== 'string')
    return said.length === 0 ? null : parts
  const own = partsOfKind[parts['kind']]
  if (!own) return parts
  const written = said.filter(([part]) => own.some((each) => each === part))
  // An empty list of dates is an empty cell.
  return { ...(parts['kind'] === 'dates' && { dates: [] }), ...Object.fromEntries(written) }
}
