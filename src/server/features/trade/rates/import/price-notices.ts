import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { isJump } from '#contract/trade/rates/rate-warnings.ts'
import { identityOf, type RateLine, type WrittenLine } from '#contract/trade/rates/rate-lines.ts'
import type { RowIssue } from '#server/features/editing/imports/import-entries.ts'
import type { ParsedRate } from './from-rows.ts'
import { storedSeason } from './season-rows.ts'

// An import reports these about a rate that it edits all the same.

export interface ParsedSeason {
  name: string | null
  ranges: { from: string; to: string }[]
  lines: WrittenLine[]
}

const identityOfWritten = (line: WrittenLine) =>
  identityOf({ ...line, perNight: line.perNight ?? false })

const storedLines = (season: Record<string, unknown> | undefined) =>
  (season?.['lines'] ?? []) as RateLine[]

/** A price line of the sheet with the stored line of the same sort. */
interface PricePair {
  row: number
  path: 'net' | 'gross'
  before: number | null | undefined
  after: number | null | undefined
}

/** The prices of the sheet with the stored ones of the same season and sort. */
export function pricePairs(
  seasons: readonly ParsedSeason[] | undefined,
  stored: Rate,
  { seasonRows }: ParsedRate,
): PricePair[] {
  return (seasons ?? []).flatMap((season, at) => {
    const before = storedLines(storedSeason({ ...stored }, season))
    return season.lines.flatMap((line, place) => {
      const was = before.find((each) => identityOf(each) === identityOfWritten(line))
      const row = seasonRows[at]?.lines[place] ?? 0
      return (['net', 'gross'] as const).map((path) => {
        return { row, path, before: was?.[path], after: line[path] }
      })
    })
  })
}

/** Prices that change by more than a quarter, with the old and the new one, at their rows. */
export function largeChanges(
  seasons: readonly ParsedSeason[] | undefined,
  stored: Rate,
  given: ParsedRate,
): RowIssue[] {
  const digits = 10 ** minorDigits(stored.currency)
  return pricePairs(seasons, stored, given).flatMap(({ row, path, before, after }) => {
    if (typeof before !== 'number' || typeof after !== 'number') return []
    if (!isJump(before, after)) return []
    const message = `${sheetMessages.priceChanges}: ${before / digits} → ${after / digits}`
    return [{ row, path, message }]
  })
}

/** A message for each stored price line that no row of the sheet repeats: the import removes it. */
export function leftOutLines(seasons: readonly ParsedSeason[] | undefined, stored: Rate): string[] {
  if (!seasons) return []
  const digits = 10 ** minorDigits(stored.currency)
  const given = seasons.map((season) => ({
    before: storedSeason({ ...stored }, season),
    identities: new Set(season.lines.map(identityOfWritten)),
  }))
  return stored.seasons.flatMap((season) => {
    const repeated = given.filter(({ before }) => before === season)
    return season.lines
      .filter((line) => {
        const identity = identityOf(line as RateLine)
        return !repeated.some(({ identities }) => identities.has(identity))
      })
      .map((line) => {
        const { basis, room, board, service } = line
        const words = [season.name, basis, room, board, service].filter((word) => word !== null)
        return `${sheetMessages.lineLeftOut}: ${words.join(', ')} (${(line.net ?? 0) / digits})`
      })
  })
}
