import { z } from 'zod'

/** A stop of a proposal's journey, as the map marks it. */
export const answeredPlace = z.object({
  name: z.string(),
  /** Nights in a hotel that the days name; 0 for a visit. */
  nights: z.int(),
  location: z.object({ lat: z.number(), lng: z.number() }),
})

export type ProposalPlace = z.infer<typeof answeredPlace>

/** Returns places as stops of a map: numbered, with a note on their nights where there are any. */
export function stopsOfPlaces(
  places: readonly ProposalPlace[],
  noteOf: (nights: number) => string,
) {
  return places.map((place, index) => ({
    ...place,
    number: index + 1,
    ...(place.nights > 0 && { note: noteOf(place.nights) }),
  }))
}

interface PlacedDay {
  destinationId: string | null
  hotel: string | null
}

/** Returns the stops of days in their order, each with its nights; a place may come again. */
export function stopsOfDays(days: readonly PlacedDay[]): { id: string; nights: number }[] {
  const stops: { id: string; nights: number }[] = []
  for (const { destinationId, hotel } of days) {
    if (destinationId !== null && stops.at(-1)?.id !== destinationId) {
      stops.push({ id: destinationId, nights: 0 })
    }
    const stop = stops.at(-1)
    if (stop && hotel !== null) stop.nights += 1
  }
  return stops
}
