import { checkItineraryOperations } from '../itineraries/check-itinerary.ts'
import { circuitOperations } from './circuits.ts'
import { destinationOperations } from './destinations.ts'
import { hotelOperations } from './hotels.ts'
import { incentiveOperations } from './incentives.ts'
import { packageOperations } from './packages.ts'
import { tourOperations } from './tours.ts'

/** The operations on items by their topics, each kind's under its plural. */
export const itemOperationsByTopic = {
  destinations: destinationOperations,
  tours: tourOperations,
  circuits: circuitOperations,
  packages: packageOperations,
  itineraries: checkItineraryOperations,
  hotels: hotelOperations,
  incentives: incentiveOperations,
} as const

type Topic = (typeof itemOperationsByTopic)[keyof typeof itemOperationsByTopic]

type NameIn<Each> = Each extends Each ? keyof Each : never

/** All of them by name. */
export const itemOperations = Object.assign({}, ...Object.values(itemOperationsByTopic)) as {
  readonly [Name in NameIn<Topic>]: Extract<Topic, Record<Name, unknown>>[Name]
}
