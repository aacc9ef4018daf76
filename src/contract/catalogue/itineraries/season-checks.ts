import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import { type ClosedThing, closedOn, departureNumbers } from '../facts/closures.ts'
import type { CheckedThings, CheckedTrip, Warning } from './itinerary-checks.ts'

/** As many days are named at the most. */
const namedMax = 12

/** The included experiences of enabled places, each once. */
function includedTours({ itinerary }: CheckedTrip, { tours }: CheckedThings) {
  const ids = new Set(itinerary.flatMap(({ tourIds }) => tourIds))
  return [...ids].flatMap((id) => {
    const thing = tours.get(id)
    return thing?.isEnabled ? [{ id, thing }] : []
  })
}

const namesKey = ({ keyTourIds }: CheckedTrip, included: readonly { id: string }[]) =>
  included.some(({ id }) => keyTourIds.includes(id))

/** Returns a warning where an experience is closed in some months and nobody has said which ones the journey is about. */
export function keyMissing(trip: CheckedTrip, things: CheckedThings): Warning[] {
  const included = includedTours(trip, things)
  const seasonal = included.filter(({ thing }) => thing.months?.includes('closed'))
  if (seasonal.length === 0 || namesKey(trip, included)) return []
  return [{ code: 'KEY_MISSING', day: null, context: { tourIds: seasonal.map(({ id }) => id) } }]
}

/** The days on which a departure is promised. */
function guaranteedDays(trip: CheckedTrip, today: string): string[] {
  const { departures } = trip
  if (departures?.kind === 'dates') {
    const promised = departures.dates.filter((date) =>
      typeof date === 'string' ? departures.guaranteed : date.status === 'guaranteed',
    )
    const own = { ...departures, dates: promised }
    return departureNumbers({ ...trip, departures: own }, today)
      .map(dayOfNumber)
      .filter((day) => day >= today)
  }
  return departures?.guaranteed ? departureNumbers(trip, today).map(dayOfNumber) : []
}

const isClosed = (thing: ClosedThing | undefined, departure: number, daysLater: number) =>
  thing !== undefined && closedOn(thing, [departure], daysLater) !== undefined

/**
 * Returns a warning where those who start on a guaranteed departure find a place or a key experience closed, or, where
 * none is named, more than half of the experiences that have months.
 */
export function guaranteedClosed(
  trip: CheckedTrip,
  things: CheckedThings,
  today: string,
): Warning[] {
  const included = includedTours(trip, things)
  const isKeyNamed = namesKey(trip, included)
  const known = new Map(included.map(({ id, thing }) => [id, thing]))
  const meetsClosed = (start: string) => {
    const departure = dayNumber(start)
    const closed = new Set(
      trip.itinerary.flatMap(({ day, tourIds }) =>
        tourIds.filter((id) => isClosed(known.get(id), departure, day - 1)),
      ),
    )
    const told = included.filter(({ thing }) => thing.months !== null).length
    const isTooMuch = isKeyNamed
      ? trip.keyTourIds.some((id) => closed.has(id))
      : closed.size * 2 > told
    return (
      isTooMuch ||
      trip.itinerary.some(({ day, destinationId }) =>
        isClosed(things.destinations.get(destinationId ?? ''), departure, day - 1),
      )
    )
  }
  const days = guaranteedDays(trip, today).filter(meetsClosed).slice(0, namedMax)
  return days.length === 0 ? [] : [{ code: 'GUARANTEED_CLOSED', day: null, context: { days } }]
}
