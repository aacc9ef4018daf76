import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  AnsweredItinerary,
  Itinerary,
} from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Kind } from '#contract/base/kinds.ts'
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
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { isVisible, type Visibility } from '../kit/fragments.ts'

type PartTable =
  | typeof itineraryDayHotels
  | typeof itineraryDayMedia
  | typeof itineraryDayOptionalTours
  | typeof itineraryDayTexts
  | typeof itineraryDayTours
  | typeof itineraryTransfers

/** Selects a day's rows of another table, as a list in its order. */
function listOf(table: PartTable, value: SQL, where: SQL = sql`true`): SQL {
  return sql`(
    select coalesce(json_agg(${value} order by ${table.position}), '[]') from ${table}
    where ${table.itemId} = ${itineraryDays.itemId} and ${table.day} = ${itineraryDays.day}
      and ${where}
  )`
}

/**
 * The days of a circuit or package as they are stored; the public's leave out what is hidden from
 * it, as its lists do (requirements §2.12).
 */
export async function readDays(tx: Tx, itemId: string, visibility: Visibility): Promise<Itinerary> {
  return queryRows<Itinerary[number]>(
    tx,
    sql`select ${dayColumns(visibility)} from ${itineraryDays}
      where ${itineraryDays.itemId} = ${itemId} order by ${itineraryDays.day}`,
  )
}

/** The same of several items, by item. */
export async function readDaysOf(
  tx: Tx,
  itemIds: string[],
  visibility: Visibility,
): Promise<Map<string, Itinerary>> {
  const rows = await queryRows<Itinerary[number] & { itemId: string }>(
    tx,
    sql`select ${itineraryDays.itemId} as "itemId", ${dayColumns(visibility)} from ${itineraryDays}
      where ${inArray(itineraryDays.itemId, itemIds)} order by ${itineraryDays.day}`,
  )
  const groups = Map.groupBy(rows, ({ itemId }) => itemId)
  return new Map(
    [...groups].map(([id, days]) => [id, days.map(({ itemId: _item, ...day }) => day)]),
  )
}

function dayColumns(visibility: Visibility): SQL {
  const isShown = (id: AnyColumn, kind: Kind) =>
    visibility === 'visible' ? isVisible(id, kind) : sql`true`
  const shown = (id: AnyColumn, kind: Kind) => sql`case when ${isShown(id, kind)} then ${id} end`
  const shownIds = (table: PartTable, id: AnyColumn, kind: Kind) =>
    listOf(table, sql`${id}`, isShown(id, kind))
  const transfer = sql`json_build_object(
    'mode', ${itineraryTransfers.mode}, 'minutes', ${itineraryTransfers.minutes},
    'km', ${itineraryTransfers.km},
    'toDestinationId', ${shown(itineraryTransfers.toDestinationId, 'destination')},
    'included', ${itineraryTransfers.included}, 'service', ${itineraryTransfers.service}
  )`
  const text = sql`json_build_object(
    'lang', ${itineraryDayTexts.lang}, 'title', ${itineraryDayTexts.title},
    'text', ${itineraryDayTexts.text}
  )`
  return sql`${itineraryDays.day} as "day",
      ${shown(itineraryDays.destinationId, 'destination')} as "destinationId",
      ${itineraryDays.overnight} as "overnight",
      ${shown(itineraryDays.hotelId, 'hotel')} as "hotelId",
      ${itineraryDays.orSimilar} as "orSimilar",
      ${shownIds(itineraryDayHotels, itineraryDayHotels.hotelId, 'hotel')} as "alternativeHotelIds",
      ${shownIds(itineraryDayTours, itineraryDayTours.tourId, 'tour')} as "tourIds",
      ${shownIds(itineraryDayOptionalTours, itineraryDayOptionalTours.tourId, 'tour')} as "optionalTourIds",
      to_json(${itineraryDays.meals}) as "meals",
      ${listOf(itineraryTransfers, transfer)} as "transfers",
      ${listOf(itineraryDayMedia, sql`${itineraryDayMedia.mediaId}`)} as "mediaIds",
      ${listOf(itineraryDayTexts, text, isInUse(itineraryDayTexts.lang))} as "details"`
}

/** The days as answered: what a transfer does not say is left out. */
export function presentDays(days: Itinerary): AnsweredItinerary {
  return days.map((day) => ({
    ...day,
    transfers: day.transfers.map(({ minutes, km, toDestinationId, ...transfer }) => ({
      ...transfer,
      ...(minutes === null ? {} : { minutes }),
      ...(km === null ? {} : { km }),
      ...(toDestinationId === null ? {} : { toDestinationId }),
    })),
  }))
}
