import { sheetMessages } from '#contract/editing/sheet-messages.ts'
import { minorDigits } from '#contract/base/money/money-text.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { identityOf, type RateLine, type WrittenLine } from '#contract/trade/rates/rate-lines.ts'
import type { ParsedRate, RowIssue } from './from-rows.ts'
import { storedSeason } from './season-rows.ts'

// An import reports these about a rate that it edits all the same.

interface Season {
  name: string | null
  ranges: { from: string; to: string }[]
  lines: WrittenLine[]
}

const identityOfWritten = (line: WrittenLine) =>
  identityOf({ ...line, perNight: line.perNight ?? false })

const storedLines = (season: Record<string, unknown> | undefined) =>
  (season?.['lines'] ?? []) as RateLine[]

/** Prices that change by more than a quarter, with the old and the new one, at their rows. */
export function largeChanges(
  seasons: readonly Season[] | undefined,
  stored: Rate,
  { seasonRows }: ParsedRate,
): RowIssue[] {
  const digits = 10 ** minorDigits(stored.currency)
  return (seasons ?? []).flatMap((season, at) => {
    const before = storedLines(storedSeason({ ...stored }, season))
    return season.lines.flatMap((line, place) => {
      const was = before.find((each) => identityOf(each) === identityOfWritten(line))
      return (['net', 'gross'] as const).flatMap((path) => {
        const [old, now] = [was?.[path], line[path]]
        if (typeof old !== 'number' || typeof now !== 'number') return []
        if (Math.abs(now - old) * 4 <= old) return []
        const row = seasonRows[at]?.lines[place] ?? 0
        const message = `${sheetMessages.priceChanges}: ${old / digits} → ${now / digits}`
        return [{ row, path, message }]
      })
    })
  })
}

/** A message for each stored price line that no row of the sheet repeats: the import removes it. */
export function leftOutLines(seasons: readonly Season[] | undefined, stored: Rate): string[] {
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
