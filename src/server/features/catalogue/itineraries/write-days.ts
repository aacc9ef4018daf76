import { and, eq, not } from 'drizzle-orm'
import type { Itinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import {
  itineraryDayHotels,
  itineraryDayMedia,
  itineraryDayOptionalTours,
  itineraryDays,
  itineraryDayTexts,
  itineraryDayTours,
  itineraryTransfers,
} from '#server/platform/db/schema/index.ts'
import { isInUse } from '#server/platform/db/schema/columns.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

type DayTextRow = typeof itineraryDayTexts.$inferSelect

/** Deletes the days of a circuit or package with all that belongs to them; returns their texts in languages out of use. */
export async function deleteDays(tx: Tx, itemId: string): Promise<DayTextRow[]> {
  const { lang } = itineraryDayTexts
  const kept = await tx
    .select()
    .from(itineraryDayTexts)
    .where(and(eq(itineraryDayTexts.itemId, itemId), not(isInUse(lang))))
  await tx.delete(itineraryDays).where(eq(itineraryDays.itemId, itemId))
  return kept
}

/** Stores the days of a circuit or package that has none; `kept` texts stay with the days of their numbers. */
export async function insertDays(
  tx: Tx,
  itemId: string,
  days: Itinerary,
  kept: readonly DayTextRow[] = [],
): Promise<void> {
  if (days.length === 0) return
  await tx.insert(itineraryDays).values(days.map((day) => ({ ...day, itemId })))

  /** One row for each of a day's own, in their order. */
  const rowsOf = <Value, Row>(
    valuesOf: (day: Itinerary[number]) => Value[],
    rowOf: (value: Value) => Row,
  ) =>
    days.flatMap((day) =>
      valuesOf(day).map((value, position) => ({
        ...rowOf(value),
        itemId,
        day: day.day,
        position,
      })),
    )

  const tours = rowsOf(
    ({ tourIds }) => tourIds,
    (tourId) => ({ tourId }),
  )
  if (tours.length > 0) await tx.insert(itineraryDayTours).values(tours)
  const offered = rowsOf(
    ({ optionalTourIds }) => optionalTourIds,
    (tourId) => ({ tourId }),
  )
  if (offered.length > 0) await tx.insert(itineraryDayOptionalTours).values(offered)
  const hotels = rowsOf(
    ({ alternativeHotelIds }) => alternativeHotelIds,
    (hotelId) => ({ hotelId }),
  )
  if (hotels.length > 0) await tx.insert(itineraryDayHotels).values(hotels)
  const media = rowsOf(
    ({ mediaIds }) => mediaIds,
    (mediaId) => ({ mediaId }),
  )
  if (media.length > 0) await tx.insert(itineraryDayMedia).values(media)
  const transfers = rowsOf(
    (day) => day.transfers,
    (transfer) => transfer,
  )
  if (transfers.length > 0) await tx.insert(itineraryTransfers).values(transfers)
  const texts = rowsOf(
    ({ details }) => details,
    (text) => text,
  )
  const stay = kept.filter(({ day }) => days.some((each) => each.day === day))
  if (texts.length + stay.length > 0) {
    await tx
      .insert(itineraryDayTexts)
      .values([...texts, ...stay])
      .onConflictDoNothing()
  }
}
