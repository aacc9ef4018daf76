import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { ReplaceableKind } from '#contract/editing/dependents.ts'
import { Failure } from '#contract/base/failures.ts'
import type { Caller } from '#contract/index.ts'
import type { User } from './read-users.ts'

interface Replacement {
  kind: ReplaceableKind
  id: string
  by: string
}

/**
 * Puts one tour or hotel in the place of another in a circuit or package, by an ordinary edit.
 * @throws what the edit throws; a refusal names the circuit or package
 */
export async function replaceIn(call: Caller, user: User, replacement: Replacement): Promise<void> {
  const { id } = user
  try {
    if (user.kind === 'circuit') {
      const stored = await call('detailCircuit', { id, adminPanel: true })
      await call('editCircuit', {
        id,
        updatedAt: stored.updatedAt,
        ...replaced(stored, replacement),
      })
    } else {
      const stored = await call('detailPackage', { id, adminPanel: true })
      await call('editPackage', {
        id,
        updatedAt: stored.updatedAt,
        ...replaced(stored, replacement),
      })
    }
  } catch (error) {
    throw error instanceof Failure ? naming(error, user) : error
  }
}

function naming(failure: Failure, { id, kind, name, details }: User): Failure {
  if (failure.name !== 'INVALID_DATA_ERROR') return failure
  const dependents = { [`${kind}s`]: [{ id, name, details }] }
  return new Failure(failure.name, { ...failure.context, dependents }, { cause: failure })
}

interface Parts {
  tourIds: string[]
  keyTourIds: string[]
  hotelIds: string[]
  itinerary: AnsweredItinerary
}

/** The lists and days with the one in the other's place; where both were, they are one. */
export function replaced(parts: Parts, { kind, id, by }: Replacement) {
  const { tourIds, keyTourIds, hotelIds, itinerary } = parts
  const put = (list: string[]) => [...new Set(list.map((each) => (each === id ? by : each)))]
  if (kind === 'tour') {
    const days = itinerary.map((day) => {
      const included = put(day.tourIds)
      const offered = put(day.optionalTourIds).filter((each) => !included.includes(each))
      return { ...day, tourIds: included, optionalTourIds: offered }
    })
    return { tourIds: put(tourIds), keyTourIds: put(keyTourIds), itinerary: days }
  }
  const days = itinerary.map((day) => {
    const hotelId = day.hotelId === id ? by : day.hotelId
    const others = put(day.alternativeHotelIds).filter((each) => each !== hotelId)
    return { ...day, hotelId, alternativeHotelIds: others }
  })
  return { hotelIds: put(hotelIds), itinerary: days }
}
