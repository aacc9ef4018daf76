import { demoCatalogue } from '#demo/catalogue.ts'
import type { DemoDay, DemoTransfer } from '#demo/itinerary-model.ts'
import type { DemoItinerary } from '#demo/model.ts'
import { type Added, type AddedIds, idOf, listDetails, register } from '../added.ts'
import type { Add } from '../make-add.ts'

/** Adds packages, then the circuits, which they extend. */
export async function addItineraries(add: Add, added: Added): Promise<void> {
  const { ids } = added
  for (const pack of demoCatalogue.packages.toReversed()) {
    const { id } = await add('addPackage', payloadOf(ids, pack))
    register(added, 'package', pack, id)
  }
  // Two packages can extend each other.
  for (const { key, extensions = [] } of demoCatalogue.packages) {
    if (extensions.length === 0) continue
    const extensionIds = idsOf(ids, 'package', extensions)
    await add('editPackage', { id: idOf(ids, `package ${key}`), extensionIds })
  }
  for (const circuit of demoCatalogue.circuits.toReversed()) {
    const extensionIds = idsOf(ids, 'package', circuit.extensions)
    const { id } = await add('addCircuit', { ...payloadOf(ids, circuit), extensionIds })
    register(added, 'circuit', circuit, id)
  }
}

const idsOf = (ids: AddedIds, kind: string, keys: readonly string[] = []) =>
  keys.map((key) => idOf(ids, `${kind} ${key}`))

const payloadOf = (ids: AddedIds, journey: DemoItinerary) => ({
  ...journey,
  details: listDetails(journey.details),
  destinationIds: idsOf(ids, 'destination', journey.destinations),
  tourIds: idsOf(ids, 'tour', journey.tours),
  hotelIds: idsOf(ids, 'hotel', journey.hotels),
  itinerary: journey.itinerary?.map((day) => dayOf(ids, day)),
})

const dayOf = (ids: AddedIds, day: DemoDay) => ({
  ...day,
  destinationId: day.destination && idOf(ids, `destination ${day.destination}`),
  hotelId: day.hotel && idOf(ids, `hotel ${day.hotel}`),
  tourIds: idsOf(ids, 'tour', day.tours),
  optionalTourIds: idsOf(ids, 'tour', day.optionalTours),
  transfers: day.transfers?.map((transfer) => transferOf(ids, transfer)),
  details: listDetails(day.details),
})

const transferOf = (ids: AddedIds, { toDestination, ...transfer }: DemoTransfer) => ({
  ...transfer,
  toDestinationId: toDestination && idOf(ids, `destination ${toDestination}`),
})
