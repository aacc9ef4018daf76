import type { Span } from '#contract/base/dates/days.ts'
import type { AnswerOf, InputOf } from '#contract/index.ts'
import { type Move, movedBeginning, movedEnd, movedSpan } from '#contract/trade/rates/move-days.ts'
import { rates } from '#server/platform/db/schema/index.ts'
import type { OperationContext } from '#server/api/context.ts'
import { movableDays } from './movable-days.ts'
import { raisedPrices } from './raise-prices.ts'
import { lockRate, multirangeOf, newTo, storedOne } from './write-rate.ts'

/**
 * A hidden copy with its days moved and its prices changed: what next year's sheet begins as. Others set what is
 * paid on the spot.
 * @throws NOT_FOUND_ERROR
 */
export async function duplicateRate(
  { tx, now }: OperationContext,
  { id, sheet, years = 1, shiftDays, percent, wholeUnits }: InputOf<'duplicateRate'>,
): Promise<AnswerOf<'duplicateRate'>> {
  const { id: _id, sequence: _sequence, ...row } = await lockRate(tx, id)
  const raised = raisedPrices(row, { percent, wholeUnits })
  const move: Move = shiftDays === undefined ? { years } : { days: shiftDays }
  const spansOf = <Each extends Span>(spans: readonly Each[]) =>
    spans.flatMap((span) => movedSpan(span, move) ?? [])
  const moved = raised.seasons.map((season) => ({ ...season, ranges: spansOf(season.ranges) }))
  // A season of 29 February alone has no day in a year without one.
  const seasons = moved.filter(({ ranges }) => ranges.length > 0)
  const copy = storedOne(
    await tx
      .insert(rates)
      .values({
        ...row,
        // Whoever knows the rate by it means the one that was there first.
        externalId: null,
        sheet: sheet ?? row.sheet,
        seasons,
        days: multirangeOf(seasons),
        extras: raised.extras,
        status: false,
        stopSales: spansOf(row.stopSales),
        bookFrom: row.bookFrom && movedBeginning(row.bookFrom, move),
        bookTo: row.bookTo && movedEnd(row.bookTo, move),
        validFrom: movedBeginning(row.validFrom, move),
        validTo: movedEnd(row.validTo, move),
        ...newTo(row, now),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: rates.id }),
  )
  return { ...copy, warnings: movableDays(row, move) }
}
