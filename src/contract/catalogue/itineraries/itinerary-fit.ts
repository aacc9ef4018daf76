import type { Issue } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { Itinerary, ItineraryDay } from './itinerary-days.ts'

/** Parts that the days of a circuit or package may name. */
export interface ItineraryParts {
  days: number
  destinationIds: readonly string[]
  tourIds: readonly string[]
  hotelIds: readonly string[]
  /** Tours of its destinations: what may be offered beside. */
  offeredTourIds: readonly string[]
  pictureIds: readonly string[]
}

/** Where days name what is not the item's, as paths below the itinerary (`2.hotelId`). */
export function misfits(days: Itinerary, parts: ItineraryParts): Issue[] {
  return days.flatMap((day, index) => [
    ...(day.day > parts.days ? [{ path: `${index}.day`, message: messages.dayBeyond }] : []),
    ...namedBy(day)
      .filter(({ id, of }) => id !== null && !parts[of].includes(id))
      .map(({ path }) => ({ path: `${index}.${path}`, message: messages.notOfItem })),
  ])
}

interface Naming {
  path: string
  id: string | null
  of: Exclude<keyof ItineraryParts, 'days'>
}

function namedBy(day: ItineraryDay): Naming[] {
  const each = (field: string, ids: readonly string[], of: Naming['of']) =>
    ids.map((id, index) => ({ path: `${field}.${index}`, id, of }))
  return [
    { path: 'destinationId', id: day.destinationId, of: 'destinationIds' },
    { path: 'hotelId', id: day.hotelId, of: 'hotelIds' },
    ...each('alternativeHotelIds', day.alternativeHotelIds, 'hotelIds'),
    ...each('tourIds', day.tourIds, 'tourIds'),
    ...each('optionalTourIds', day.optionalTourIds, 'offeredTourIds'),
    ...day.transfers.map(({ toDestinationId: id }, index): Naming => ({
      path: `transfers.${index}.toDestinationId`,
      id,
      of: 'destinationIds',
    })),
    ...each('mediaIds', day.mediaIds, 'pictureIds'),
  ]
}
