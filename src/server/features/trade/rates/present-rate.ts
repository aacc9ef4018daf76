import type { AgencyTerms } from '#contract/trade/agency-fields.ts'
import { percentOf } from '#contract/trade/rates/half-even.ts'
import type { ListedRate, Rate } from '#contract/trade/rates/rate-fields.ts'
import type { RateLine } from '#contract/trade/rates/rate-lines.ts'
import { seasonOn, stopSaleOn } from '#contract/trade/rates/season-on.ts'
import type { rates } from '#server/platform/db/schema/index.ts'

export type RateRow = typeof rates.$inferSelect

/** A rate's row with what its item is called and where that is. */
export type ReadRate = RateRow & { item: Rate['item'] }

/** A rate as its readers get it, without the name of its item. */
export type PresentedRate = Omit<Rate, 'item'>

type AnsweredLine = Rate['seasons'][number]['lines'][number]

/** Returns everything, as an admin sees it. */
export function presentRate(row: ReadRate): Rate {
  return { ...presentBareRate(row), item: row.item }
}

/** The same as an agency's terms show it: net or gross, never both, and its own commission. */
export function presentRateFor(row: ReadRate, terms: AgencyTerms): Rate {
  return { ...presentRateForTerms(row, terms), item: row.item }
}

/** Returns the parts of a rate that apply on a day, by the places of its seasons in the answer. */
export function onDay({ seasons, stopSales }: Rate, day: string): NonNullable<ListedRate['onDay']> {
  const stopSale = stopSaleOn(stopSales, day)
  return {
    season: seasonOn(seasons, day) ?? null,
    stopSale: stopSale ? { note: stopSale.note } : null,
  }
}

function presentBareRate(row: RateRow): PresentedRate {
  const { createdAt: _created, sequence: _sequence, days: _days, ...columns } = row
  const { pricesAt: _pricesAt, stopSalesAt: _stopSalesAt, ...rate } = columns
  return {
    ...rate,
    seasons: row.seasons.map((season) => ({
      ...season,
      from: season.ranges[0]?.from ?? row.validFrom,
      to: lastDay(season.ranges) ?? row.validTo,
    })),
  }
}

function lastDay(ranges: readonly { to: string }[]): string | undefined {
  return ranges
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
}

/** A rate as an agency's terms show it, without what its item is called. */
export function presentRateForTerms(row: RateRow, terms: AgencyTerms): PresentedRate {
  const rate = presentBareRate(row)
  const percent = terms.kind === 'net' ? null : agencyPercentOf(row, terms)
  const linesOf = (lines: readonly RateLine[]): AnsweredLine[] =>
    percent === null
      ? lines.map(({ gross: _gross, ...line }) => line)
      : lines.flatMap((line) => commissionLine(line, row.commissionable, percent))
  return {
    ...rate,
    commission: percent,
    seasons: rate.seasons.map((season, index) => ({
      ...season,
      lines: linesOf(row.seasons[index]?.lines ?? []),
    })),
  }
}

/** In percent: the agency's own, else the rate's, which goes before where it is fixed; none is 0. */
export function agencyPercentOf(
  { commission, commissionFixed }: RateRow,
  terms: Extract<AgencyTerms, { kind: 'commission' }>,
): number {
  const own = commissionFixed ? undefined : terms.percent
  return own ?? commission ?? 0
}

/** A line with what is kept of it; what is sold net only is no business of theirs. */
function commissionLine(
  { net: _net, gross, ...line }: RateLine,
  isRateCommissionable: boolean,
  percent: number,
): AnsweredLine[] {
  if (gross === null) return []
  const commissionable = isRateCommissionable && line.commissionable
  const commission = commissionable ? percentOf(gross, percent) : 0
  return [{ ...line, commissionable, gross, commission }]
}
