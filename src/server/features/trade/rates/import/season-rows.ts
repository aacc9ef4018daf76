import { isDeepStrictEqual } from 'node:util'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { amountIn } from '#server/platform/sheets/amounts.ts'
import {
  numberIn,
  type ReadCell,
  refusalOf,
  splitList,
  truthIn,
  unreadable,
} from '#server/platform/sheets/cells.ts'
import type { Fields, ParsedRate, ReportIssue } from './from-rows.ts'
import { type RateRow, wordIn } from './read-rows.ts'

const word = (cell: ReadCell) => wordIn(cell)

/** The columns of a line, by the path in it that each is about. */
const lineColumns: Record<string, { path: [string, string?]; read: (cell: ReadCell) => unknown }> =
  {
    basis: { path: ['basis'], read: word },
    paxMin: { path: ['pax', 'min'], read: numberIn },
    paxMax: { path: ['pax', 'max'], read: numberIn },
    per: { path: ['per'], read: word },
    perNight: { path: ['perNight'], read: truthIn },
    supplement: { path: ['supplement'], read: truthIn },
    ageFrom: { path: ['ages', 'from'], read: numberIn },
    ageTo: { path: ['ages', 'to'], read: numberIn },
    bed: { path: ['bed'], read: word },
    room: { path: ['room'], read: word },
    board: { path: ['board'], read: word },
    service: { path: ['service'], read: word },
    class: { path: ['class'], read: word },
    commissionable: { path: ['commissionable'], read: truthIn },
  }

const amountColumns = ['net', 'gross'] as const

/** Columns that make the seasons of a rate new; without any of these they stay. */
export const seasonColumns = [
  'season',
  'ranges',
  'minNights',
  ...Object.keys(lineColumns),
  ...amountColumns,
]

/** The column that a broken rule of a line is about: `pax.min` is `paxMin`. */
export function columnOfLine(path: readonly string[]): string {
  const wanted = path.join('.')
  const found = Object.entries(lineColumns).find(
    ([, column]) => column.path.join('.') === wanted || column.path[0] === wanted,
  )
  return found?.[0] ?? (wanted === '' ? 'basis' : wanted)
}

interface SeasonRowsInput {
  rows: readonly RateRow[]
  stored: Fields | undefined
  currency: unknown
  isHotel: boolean
  report: ReportIssue
}

interface ParsedSeason {
  name: string | null
  ranges: unknown
  minNights: unknown
  lines: Fields[]
}

/** The seasons that the rows make: one each name and days, in the order in which they first come. */
export function seasonsFrom(input: SeasonRowsInput): {
  seasons: ParsedSeason[]
  seasonRows: ParsedRate['seasonRows']
} {
  const seasons: ParsedSeason[] = []
  const seasonRows: ParsedRate['seasonRows'] = []
  for (const row of input.rows) {
    const at = placeOf(row, seasons, seasonRows, input)
    const season = seasons[at]
    const line = lineFrom(row, storedSeason(input.stored, season), input)
    if (!line) continue
    season?.lines.push(line)
    seasonRows[at]?.lines.push(row.row)
  }
  return { seasons, seasonRows }
}

/** Where the season of a row is, which is made where the row is its first; -1 where it says none. */
function placeOf(
  row: RateRow,
  seasons: ParsedSeason[],
  seasonRows: ParsedRate['seasonRows'],
  { stored, report }: SeasonRowsInput,
): number {
  const name = wordIn(row.cells.get('season'))
  const written = wordIn(row.cells.get('ranges'))
  const hasLine = wordIn(row.cells.get('basis')) !== null
  if (name === null && written === null) return hasLine ? seasons.length - 1 : -1
  const ranges = rangesIn(written)
  if (ranges === unreadable) report(row, 'ranges', messages.invalid)
  const known = seasons.findIndex(
    (season) =>
      season.name === name && (written === null || isDeepStrictEqual(season.ranges, ranges)),
  )
  const nights = row.cells.get('minNights') ?? null
  const minNights = numberIn(nights)
  if (minNights === unreadable) report(row, 'minNights', refusalOf(nights))
  const before = seasons[known]
  if (before) {
    if (minNights !== null && minNights !== before.minNights) {
      report(row, 'minNights', sheetMessages.saysOtherwise)
    }
    return known
  }
  const season: ParsedSeason = { name, ranges, minNights, lines: [] }
  const there = storedSeason(stored, season)
  if (!row.cells.has('season')) season.name = (there?.['name'] as string | undefined) ?? null
  if (!row.cells.has('ranges')) season.ranges = there?.['ranges']
  if (!row.cells.has('minNights')) season.minNights = there?.['minNights']
  seasonRows.push({ row: row.row, lines: [] })
  return seasons.push(season) - 1
}

/** "2027-03-01/2027-06-30 | 2027-09-01/2027-09-30". */
function rangesIn(text: string | null): { from: string; to: string }[] | typeof unreadable {
  if (text === null) return []
  const ranges = splitList(text).map((each) => {
    const [from, to, ...further] = (each ?? '').split('/').map((day) => day.trim())
    return from && to && further.length === 0 ? { from, to } : unreadable
  })
  if (ranges.some((range) => range === unreadable)) return unreadable
  return ranges.filter((range) => range !== unreadable)
}

/** The stored season of the same days, else of the same name. */
export function storedSeason(
  stored: Fields | undefined,
  season: Pick<ParsedSeason, 'name' | 'ranges'> | undefined,
): Fields | undefined {
  const seasons = (stored?.['seasons'] ?? []) as Fields[]
  return (
    seasons.find(({ ranges }) => isDeepStrictEqual(ranges, season?.ranges)) ??
    seasons.find(({ name }) => name !== null && name === season?.name)
  )
}

/** The line of a row; undefined where it has none, or where it cannot be read. */
function lineFrom(
  row: RateRow,
  season: Fields | undefined,
  input: SeasonRowsInput,
): Fields | undefined {
  const { report, currency, isHotel } = input
  if (row.cells.has('basis') && wordIn(row.cells.get('basis')) === null && !hasAmount(row)) {
    return undefined
  }
  const line: Fields = {}
  for (const [name, { path, read }] of Object.entries(lineColumns)) {
    if (!row.cells.has(name)) continue
    const cell = row.cells.get(name) ?? null
    const value = read(cell)
    if (value === unreadable) report(row, name, refusalOf(cell))
    put(line, path, value === unreadable ? undefined : value)
  }
  const amounts: Fields = {}
  for (const name of amountColumns) {
    if (!row.cells.has(name)) continue
    const cell = row.cells.get(name) ?? null
    const read = amountIn(cell, currency)
    if ('refusal' in read) report(row, name, read.refusal)
    else amounts[name] = read.amount ?? (name === 'net' ? undefined : null)
  }
  for (const span of ['pax', 'ages']) {
    const ends = line[span] as Fields | undefined
    if (ends && Object.values(ends).every((end) => end === null)) line[span] = null
  }
  const whole: Fields = { ...keptOf(line, row, season), ...line, ...amounts }
  whole['perNight'] ??= isHotel
  return whole
}

const hasAmount = ({ cells }: RateRow) =>
  amountColumns.some((name) => wordIn(cells.get(name)) !== null)

function put(line: Fields, [field, part]: [string, string?], value: unknown): void {
  if (part === undefined) line[field] = value
  else line[field] = { ...(line[field] as Fields | undefined), [part]: value }
}

/** Returns the stored line that is alike in the sheet's columns, for the columns that the sheet lacks. */
function keptOf(line: Fields, row: RateRow, season: Fields | undefined): Fields | undefined {
  const names = [...Object.keys(lineColumns), ...amountColumns]
  if (names.every((name) => row.cells.has(name))) return undefined
  const lines = (season?.['lines'] ?? []) as Fields[]
  return lines.find((each) =>
    Object.entries(line).every(
      ([field, value]) =>
        value === null || value === undefined || isDeepStrictEqual(value, each[field]),
    ),
  )
}
