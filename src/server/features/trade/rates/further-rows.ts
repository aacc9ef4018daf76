import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { wholeUnits } from '#server/platform/sheets/cells/amounts.ts'
import type { Cell } from '#server/platform/sheets/csv.ts'
import type { FurtherColumn } from './sheet-columns.ts'

type Row = Record<string, Cell>

/** Several ranges of days as one cell: "2027-03-01/2027-06-30 | 2027-09-01/2027-09-30". */
export const rangesText = (ranges: readonly { from: string; to: string }[]) =>
  ranges.map(({ from, to }) => `${from}/${to}`).join(' | ')

/** The name by which all sheets of a workbook know a rate. */
export const rateRefOf = ({ externalId, id }: Rate) => externalId ?? id

/** A rate in the further sheets of a workbook; amounts in whole units of their currency. */
export function furtherRowsOf(rate: Rate): Record<FurtherColumn, Row[]> {
  const rateRef = rateRefOf(rate)
  const { seasons, stopSales, extras, currency } = rate
  return {
    ranges: seasons.flatMap(({ name, ranges }, index) =>
      ranges.map(({ from, to }) => {
        return { rateRef, seasonNumber: index + 1, season: name, from, to }
      }),
    ),
    stopSales: stopSales.map(({ from, to, note }) => ({ rateRef, from, to, note })),
    extras: extras.map(({ label, ages, when, ...extra }) => ({
      ...extra,
      rateRef,
      ...Object.fromEntries(Object.entries(label).map(([lang, text]) => [`label.${lang}`, text])),
      amount: wholeUnits(extra.amount, extra.currency ?? currency),
      ageFrom: ages?.from ?? null,
      ageTo: ages?.to ?? null,
      when: rangesText(when) || null,
    })),
  }
}
