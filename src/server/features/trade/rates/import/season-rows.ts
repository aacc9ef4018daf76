import { isDeepStrictEqual } from 'node:util'
import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { messages } from '#contract/base/text/messages.ts'
import { amountIn } from '#server/platform/sheets/cells/amounts.ts'
import { splitList, unreadable } from '#server/platform/sheets/cells/cells.ts'
import type { Reading } from '#server/platform/sheets/cells/column-types.ts'
import { dayIn } from '#server/platform/sheets/cells/days.ts'
import { refusalOf } from '#server/platform/sheets/cells/refusals.ts'
import type { RateSeason } from '#contract/trade/rates/rate-fields.ts'
import { rangesText } from '../further-rows.ts'
import { readCell } from './column-types.ts'
import type { Fields, ParsedRate, ReportIssue } from './from-rows.ts'
import { type RateRow, wordIn } from './rate-rows.ts'

/** The columns of a line, by the path in it that each is about. */
const lineColumns = {
  basis: ['basis'],
  paxMin: ['pax', 'min'],
  paxMax: ['pax', 'max'],
  per: ['per'],
  perNight: ['perNight'],
  supplement: ['supplement'],
  ageFrom: ['ages', 'from'],
  ageTo: ['ages', 'to'],
  bed: ['bed'],
  room: ['room'],
  board: ['board'],
  service: ['service'],
  class: ['class'],
  commissionable: ['commissionable'],
} as const satisfies Record<string, readonly [string, string?]>

const lineColumnNames = Object.keys(lineColumns) as (keyof typeof lineColumns)[]

const amountColumns = ['net', 'gross'] as const

/** Columns that make the seasons of a rate new; without any of these they stay. */
export const seasonColumns = ['season', 'ranges', 'minNights', ...lineColumnNames, ...amountColumns]

/** The column that a broken rule of a line is about: `pax.min` is `paxMin`. */
export function columnOfLine(path: readonly string[]): string {
  const wanted = path.join('.')
  const found = Object.entries(lineColumns).find(
    ([, column]) => column.join('.') === wanted || column[0] === wanted,
  )
  return found?.[0] ?? (wanted === '' ? 'basis' : wanted)
}

interface SeasonRowsInput {
  rows: readonly RateRow[]
  stored: Fields | undefined
  currency: unknown
  isHotel: boolean
  reading: Reading
  report: ReportIssue
}

interface ParsedSeason {
  name: string | null
  /** Those stored: a sheet has one name for all languages. */
  names: unknown
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
  { stored, reading, report }: SeasonRowsInput,
): number {
  const name = wordIn(row.cells.get('season'))
  const written = wordIn(row.cells.get('ranges')) ?? storedRanges(row, stored, reading)
  const hasLine = wordIn(row.cells.get('basis')) !== null
  if (name === null && written === null) return hasLine ? seasons.length - 1 : -1
  const ranges = rangesIn(written, reading)
  if (ranges === unreadable) report(row, 'ranges', messages.invalid)
  const known = seasons.findIndex(
    (season) =>
      season.name === name && (written === null || isDeepStrictEqual(season.ranges, ranges)),
  )
  const nights = row.cells.get('minNights') ?? null
  const minNights = readCell('minNights', nights, reading)
  if (minNights === unreadable) report(row, 'minNights', refusalOf(nights))
  const before = seasons[known]
  if (before) {
    if (minNights !== null && minNights !== before.minNights) {
      report(row, 'minNights', sheetMessages.saysOtherwise)
    }
    return known
  }
  const season: ParsedSeason = { name, names: {}, ranges, minNights, lines: [] }
  const there = storedSeason(stored, season)
  if (there) season.names = there['names']
  if (!row.cells.has('season')) season.name = (there?.['name'] as string | undefined) ?? null
  if (!row.cells.has('ranges')) season.ranges = there?.['ranges']
  if (!row.cells.has('minNights')) season.minNights = there?.['minNights']
  seasonRows.push({ row: row.row, lines: [] })
  return seasons.push(season) - 1
}

/** The days of the stored season that a row names by its number, where its sheet has no days: it is a workbook's first alone. */
function storedRanges(row: RateRow, stored: Fields | undefined, reading: Reading): string | null {
  if (row.cells.has('ranges')) return null
  const number = readCell('seasonNumber', row.cells.get('seasonNumber') ?? null, reading)
  const season = ((stored?.['seasons'] ?? []) as RateSeason[])[Number(number ?? 0) - 1]
  return season ? rangesText(season.ranges) : null
}

/** "2027-03-01/2027-06-30 | 2027-09-01/2027-09-30". */
function rangesIn(
  text: string | null,
  { dayOrder }: Reading,
): { from: string; to: string }[] | typeof unreadable {
  if (text === null) return []
  const ranges = splitList(text).map((each) => {
    const [from, to] = endsOf(each ?? '').map((end) => dayIn(end, dayOrder))
    return from && to ? { from, to } : unreadable
  })
  if (ranges.some((range) => range === unreadable)) return unreadable
  return ranges.filter((range) => range !== unreadable)
}

/** "2027-03-01/2027-06-30", and days with slashes apart from one another: "1/3/2027 - 30/6/2027". */
function endsOf(range: string): string[] {
  const apart = range.split(/\s+(?:[-–—]|al?|to|até)\s+|\s*[–—]\s*/iu)
  const ends = apart.length === 1 ? range.split('/') : apart
  return ends.length === 2 ? ends.map((day) => day.trim()) : []
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
  const { report, currency, isHotel, reading } = input
  if (row.cells.has('basis') && wordIn(row.cells.get('basis')) === null && !hasAmount(row)) {
    return undefined
  }
  const line: Fields = {}
  for (const name of lineColumnNames) {
    if (!row.cells.has(name)) continue
    const cell = row.cells.get(name) ?? null
    const value = readCell(name, cell, reading)
    if (value === unreadable) report(row, name, refusalOf(cell))
    put(line, lineColumns[name], value === unreadable ? undefined : value)
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

function put(line: Fields, [field, part]: readonly [string, string?], value: unknown): void {
  if (part === undefined) line[field] = value
  else line[field] = { ...(line[field] as Fields | undefined), [part]: value }
}

/** Returns the stored line that is alike in the sheet's columns, for the columns that the sheet lacks. */
function keptOf(line: Fields, row: RateRow, season: Fields | undefined): Fields | undefined {
  const names = [...lineColumnNames, ...amountColumns]
  if (names.every((name) => row.cells.has(name))) return undefined
  const lines = (season?.['lines'] ?? []) as Fields[]
  return lines.find((each) =>
    Object.entries(line).every(
      ([field, value]) =>
        value === null || value === undefined || isDeepStrictEqual(value, each[field]),
    ),
  )
}
