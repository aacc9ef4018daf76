import { meals } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { languages } from '#contract/base/languages/languages.ts'
import {
  itineraryDays,
  itineraryDayTexts,
  itineraryTransfers,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { insertAll } from './insert-all.ts'

/** As many days has every circuit and package. */
export const daysOfEach = 12

interface Journey {
  itemId: string
  destinationIds: string[]
  hotelIds: string[]
}

const text = 'Por la mañana, el camino; por la tarde, lo que se vino a ver. '.repeat(6).trim()
const days = Array.from({ length: daysOfEach }, (_, at) => at + 1)

/** The days of journeys, with texts in every language, a hotel, meals, and a way to each place. */
export async function insertDays(tx: Tx, journeys: readonly Journey[]): Promise<void> {
  const each = journeys.flatMap((journey) => days.map((day) => ({ ...journey, day })))
  const stopOf = (list: string[], day: number) =>
    list[Math.floor(((day - 1) * list.length) / daysOfEach)]
  await insertAll(
    tx,
    itineraryDays,
    each.map(({ itemId, day, destinationIds, hotelIds }) => ({
      itemId,
      day,
      destinationId: stopOf(destinationIds, day),
      overnight: day < daysOfEach ? 'hotel' : 'none',
      hotelId: day < daysOfEach ? stopOf(hotelIds, day) : null,
      meals: meals.slice(0, 2),
    })),
  )
  await insertAll(
    tx,
    itineraryDayTexts,
    each.flatMap(({ itemId, day }) =>
      languages.map((lang, position) => ({
        itemId,
        day,
        lang,
        position,
        title: `Día ${day}: de camino`,
        text,
      })),
    ),
  )
  await insertAll(
    tx,
    itineraryTransfers,
    each
      .filter(({ day }) => day % 3 === 1)
      .map(({ itemId, day, destinationIds }) => ({
        itemId,
        day,
        position: 0,
        mode: 'car',
        minutes: 180,
        km: 210,
        included: true,
        toDestinationId: stopOf(destinationIds, day),
      })),
  )
}
