import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { legStyleOf, type LegStyle } from './drawing/legs.ts'

type Day = AnsweredItinerary[number]
type Transfer = Day['transfers'][number]

/** A stop of a journey: a destination, and how one comes there from the stop before. */
export interface Stop {
  destinationId: string
  /** Nights in a bed, a tent, a cabin or a compartment; 0 for a visit. */
  nights: number
  /** Transfer by which one arrives, if the days name it. */
  arrival: Transfer | null
}

interface Journey {
  destinationIds: readonly string[]
  itinerary: AnsweredItinerary
}

const nightless: readonly Day['overnight'][] = ['transit', 'none', null]

/**
 * A journey's stops in their order; a destination may come again. They are those of the days where these
 * name destinations, else the journey's destinations.
 */
export function stopsOf({ destinationIds, itinerary }: Journey): Stop[] {
  const stops: Stop[] = []
  const arriveAt = (destinationId: string, arrival: Transfer | null) => {
    if (stops.at(-1)?.destinationId !== destinationId)
      stops.push({ destinationId, nights: 0, arrival })
  }
  for (const day of itinerary) {
    for (const transfer of day.transfers)
      if (transfer.toDestinationId) arriveAt(transfer.toDestinationId, transfer)
    if (!day.destinationId) continue
    arriveAt(day.destinationId, longestOf(day))
    const stop = stops.at(-1)
    if (stop && !nightless.includes(day.overnight)) stop.nights += 1
  }
  if (stops.length > 0) return stops
  return destinationIds.map((destinationId) => ({ destinationId, nights: 0, arrival: null }))
}

/** Returns a day's longest transfer, among those that name no destination of their own. */
function longestOf({ transfers }: Day): Transfer | null {
  const open = transfers.filter(({ toDestinationId }) => !toDestinationId)
  const byTime = open.toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0))
  return byTime[0] ?? null
}

/** Style of the leg to a stop. */
export function legStyleTo({ arrival }: Stop): LegStyle {
  return legStyleOf(arrival?.mode ?? null)
}
