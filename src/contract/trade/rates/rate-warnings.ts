import { z } from 'zod'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { RateSeason } from './rate-fields.ts'
import { identityOf } from './rate-lines.ts'

/** Doubtful points of a rate, which is stored all the same. */
export const rateWarningCodes = [
  'OVERLAPS_RATE',
  'GROSS_BELOW_NET',
  'ZERO_PRICE',
  'PRICE_JUMP',
  // Of imports alone.
  'SEASON_GAP',
  'LOW_COMMISSION',
] as const

export const rateWarning = z.object({
  code: z.enum(rateWarningCodes),
  path: z.string(),
  context: z.record(z.string(), z.unknown()),
})

export type RateWarning = z.infer<typeof rateWarning>

interface Selling {
  seasons: readonly Pick<RateSeason, 'ranges'>[]
  validFrom: string
  validTo: string
  commission: number | null
}

/** Below it a percentage is rather a fraction that was meant as one. */
const lowCommission = 1

/** Warnings that a sheet adds: days between two seasons that none holds, and a commission below one percent. */
export function sheetWarnings({ seasons, validFrom, validTo, commission }: Selling): RateWarning[] {
  const ranges = seasons
    .flatMap((season, index) => season.ranges.map((range) => ({ ...range, index })))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const gaps: RateWarning[] = []
  let next = ranges.length > 0 ? validFrom : undefined
  for (const { from, to, index } of ranges) {
    if (next !== undefined && from > next) {
      gaps.push(gapOf(index, next, dayOfNumber(dayNumber(from) - 1)))
    }
    const after = dayOfNumber(dayNumber(to) + 1)
    if (next === undefined || after > next) next = after
  }
  if (next !== undefined && next <= validTo) {
    gaps.push(gapOf(ranges.at(-1)?.index ?? 0, next, validTo))
  }
  const isLow = commission !== null && commission > 0 && commission < lowCommission
  return isLow
    ? [...gaps, { code: 'LOW_COMMISSION', path: 'commission', context: { commission } }]
    : gaps
}

const gapOf = (index: number, from: string, to: string): RateWarning => ({
  code: 'SEASON_GAP',
  path: `seasons.${index}.ranges`,
  context: { from, to },
})

type Seasons = readonly Pick<RateSeason, 'name' | 'ranges' | 'lines'>[]

/** A price that rises or falls by more than a quarter is worth a look. */
export const isJump = (before: number, after: number) => Math.abs(after - before) * 4 > before

/**
 * Warnings about the prices of a rate: gross below net, none at all, and a change by more than a quarter against the
 * line of the same sort and season in `before`, the stored rate or the one of the time before.
 */
export function priceWarnings(seasons: Seasons, before: Seasons): RateWarning[] {
  return seasons.flatMap((season, index) =>
    season.lines.flatMap((line, at) => {
      const path = `seasons.${index}.lines.${at}`
      const { net, gross } = line
      const was = likeSeason(season, before)?.lines.find(
        (each) => identityOf(each) === identityOf(line),
      )
      const warnings: RateWarning[] = []
      if (gross !== null && gross < net) {
        warnings.push({ code: 'GROSS_BELOW_NET', path: `${path}.gross`, context: { net, gross } })
      }
      if (net === 0 || gross === 0) {
        warnings.push({
          code: 'ZERO_PRICE',
          path: `${path}.${net === 0 ? 'net' : 'gross'}`,
          context: {},
        })
      }
      if (was && isJump(was.net, net)) {
        const context = { before: was.net, after: net }
        warnings.push({ code: 'PRICE_JUMP', path: `${path}.net`, context })
      }
      return warnings
    }),
  )
}

/** The season of the same days, else of the same name. */
export function likeSeason(season: Seasons[number], before: Seasons) {
  const daysOf = ({ ranges }: Seasons[number]) =>
    ranges.map(({ from, to }) => `${from} ${to}`).join()
  return (
    before.find((each) => daysOf(each) === daysOf(season)) ??
    before.find(({ name }) => name !== null && name === season.name)
  )
}
