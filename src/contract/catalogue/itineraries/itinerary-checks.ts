import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { type ClosedThing, closedOn, departureNumbers, type Selling } from '../facts/closures.ts'
import type { Itinerary } from './itinerary-days.ts'
import { hasNight, staysAt } from './present-day.ts'
import { guaranteedClosed, keyMissing } from './season-checks.ts'

/** Possible problems of a circuit or package that do not prevent saving it. */
export const warningCodes = [
  'NIGHTS_DIFFER',
  'DAY_MISSING',
  'HOTEL_ELSEWHERE',
  'TOUR_ELSEWHERE',
  'DESTINATION_NEVER_VISITED',
  'CLOSED_THEN',
  'KEY_MISSING',
  'GUARANTEED_CLOSED',
  'LONG_TRANSFER',
  'HURRIED',
  'TAG_BANNED',
  'NO_ENGLISH_TEXT',
] as const

export interface Warning {
  code: (typeof warningCodes)[number]
  /** Null where it is about the whole. */
  day: number | null
  context: Record<string, unknown>
}

/** A circuit or package as far as the checks look at it. */
export interface CheckedTrip extends Selling {
  /** Unknown while a new one is being typed. */
  days: number | undefined
  nights: number | undefined
  destinationIds: readonly string[]
  keyTourIds: readonly string[]
  bannedTags: readonly string[]
  itinerary: Itinerary
}

/** The things that the days of a trip name, by id. */
export interface CheckedThings {
  destinations: ReadonlyMap<string, ClosedThing & { tags: readonly string[] }>
  hotels: ReadonlyMap<string, ClosedThing & { destinationId: string }>
  /** Enabled where its destination is so, too. */
  tours: ReadonlyMap<string, ClosedThing & { destinationId: string; isEnabled: boolean }>
}

/**
 * Returns possible problems in order of day; those about the whole trip come first. Without days there is nothing to
 * check.
 */
export function itineraryWarnings(
  trip: CheckedTrip,
  things: CheckedThings,
  today: string,
): Warning[] {
  if (trip.itinerary.length === 0) return []
  const warnings = [
    ...nightsDiffer(trip),
    ...neverVisited(trip),
    ...keyMissing(trip, things),
    ...guaranteedClosed(trip, things, today),
    ...missingDays(trip),
    ...elsewhere(trip.itinerary, things),
    ...closureWarnings(trip, things, today),
    ...longTransfers(trip.itinerary),
    ...hurried(trip),
    ...bannedTags(trip, things),
    ...withoutEnglish(trip.itinerary),
  ]
  return warnings.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0))
}

function nightsDiffer({ nights, itinerary }: CheckedTrip): Warning[] {
  const counted = itinerary.filter(hasNight).length
  if (nights === undefined || counted === nights) return []
  return [{ code: 'NIGHTS_DIFFER', day: null, context: { nights, counted } }]
}

function neverVisited({ destinationIds, itinerary }: CheckedTrip): Warning[] {
  const visited = new Set(
    itinerary.flatMap(({ destinationId, transfers }) => [
      destinationId,
      ...transfers.map((transfer) => transfer.toDestinationId),
    ]),
  )
  return destinationIds
    .filter((destinationId) => !visited.has(destinationId))
    .map((destinationId) => ({
      code: 'DESTINATION_NEVER_VISITED',
      day: null,
      context: { destinationId },
    }))
}

function missingDays({ days, itinerary }: CheckedTrip): Warning[] {
  const last = days ?? itinerary.at(-1)?.day ?? 0
  const there = new Set(itinerary.map(({ day }) => day))
  const all = Array.from({ length: last }, (_, index) => index + 1)
  return all
    .filter((day) => !there.has(day))
    .map((day) => ({ code: 'DAY_MISSING', day, context: {} }))
}

function elsewhere(itinerary: Itinerary, { hotels, tours }: CheckedThings): Warning[] {
  return itinerary.flatMap((each, index) => {
    const { day } = each
    const stays = [each.hotelId, ...each.alternativeHotelIds].flatMap((hotelId): Warning[] => {
      const destinationId = hotelId === null ? undefined : hotels.get(hotelId)?.destinationId
      if (destinationId === undefined || each.destinationId === null) return []
      if (destinationId === each.destinationId) return []
      return [{ code: 'HOTEL_ELSEWHERE', day, context: { hotelId, destinationId } }]
    })
    const before = itinerary[index - 1]
    const near = [
      each.destinationId,
      before?.day === day - 1 ? before.destinationId : null,
      ...each.transfers.map((transfer) => transfer.toDestinationId),
    ]
    const visits = [...each.tourIds, ...each.optionalTourIds].flatMap((tourId): Warning[] => {
      const destinationId = tours.get(tourId)?.destinationId
      if (destinationId === undefined || near.includes(destinationId)) return []
      return [{ code: 'TOUR_ELSEWHERE', day, context: { tourId, destinationId } }]
    })
    return [...stays, ...visits]
  })
}

function closureWarnings(trip: CheckedTrip, things: CheckedThings, today: string): Warning[] {
  const departures = departureNumbers(trip, today)
  return trip.itinerary.flatMap(({ day, destinationId, hotelId, tourIds }) => {
    const stops = [
      {
        kind: 'destination',
        id: destinationId,
        thing: things.destinations.get(destinationId ?? ''),
      },
      { kind: 'hotel', id: hotelId, thing: things.hotels.get(hotelId ?? '') },
      ...tourIds.map((id) => ({ kind: 'tour', id, thing: things.tours.get(id) })),
    ]
    return stops.flatMap(({ kind, id, thing }): Warning[] => {
      const closed = thing && closedOn(thing, departures, day - 1)
      return closed ? [{ code: 'CLOSED_THEN', day, context: { kind, id, ...closed } }] : []
    })
  })
}

function longTransfers(itinerary: Itinerary): Warning[] {
  return itinerary.flatMap(({ day, transfers }): Warning[] => {
    const minutes = transfers
      .filter(({ mode }) => mode !== 'flight')
      .reduce((sum, transfer) => sum + (transfer.minutes ?? 0), 0)
    if (minutes <= limits.longTransferMinutes) return []
    return [{ code: 'LONG_TRANSFER', day, context: { minutes } }]
  })
}

interface Stop {
  destinationId: string
  day: number
  nights: number
}

/** Where nights are spent, those at one place in a row together. */
function stopsOf({ days, itinerary }: CheckedTrip): Stop[] {
  const last = days ?? itinerary.at(-1)?.day
  const stops: Stop[] = []
  for (const each of itinerary) {
    const { day, destinationId } = each
    if (destinationId === null || !staysAt(each, last)) continue
    const previous = stops.at(-1)
    if (previous?.destinationId === destinationId) previous.nights += 1
    else stops.push({ destinationId, day, nights: 1 })
  }
  return stops
}

const hurriedStops = 3

function hurried(trip: CheckedTrip): Warning[] {
  const warnings: Warning[] = []
  let run: number[] = []
  for (const stop of [...stopsOf(trip), undefined]) {
    if (stop?.nights === 1) {
      run.push(stop.day)
      continue
    }
    if (run.length >= hurriedStops) {
      warnings.push({ code: 'HURRIED', day: run[0] ?? null, context: { days: run } })
    }
    run = []
  }
  return warnings
}

function bannedTags({ itinerary, bannedTags: banned }: CheckedTrip, things: CheckedThings) {
  const seen = new Set<string>()
  return itinerary.flatMap(({ day, destinationId }): Warning[] => {
    if (destinationId === null || seen.has(destinationId)) return []
    seen.add(destinationId)
    const tags = things.destinations.get(destinationId)?.tags ?? []
    if (tags.length === 0 || !tags.every((tag) => banned.includes(tag))) return []
    return [{ code: 'TAG_BANNED', day, context: { destinationId, tags } }]
  })
}

function withoutEnglish(itinerary: Itinerary): Warning[] {
  return itinerary
    .filter(({ details }) => !details.some(({ lang }) => lang === fallbackLanguage))
    .map(({ day }) => ({ code: 'NO_ENGLISH_TEXT', day, context: {} }))
}
