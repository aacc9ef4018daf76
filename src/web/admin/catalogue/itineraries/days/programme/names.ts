import { useMemo } from 'react'
import { limits } from '#contract/base/limits.ts'
import type { Choice } from '../../../form/relations/relation-list.tsx'
import type { ProgrammeNames } from './read-programme.ts'

interface NamesInForm {
  destinationIds: readonly string[]
  hotelIds: readonly string[]
  /** All destinations, those of the route among them. */
  known: ReadonlyMap<string, Choice>
  /** Hotels and experiences of the route's destinations. */
  hotels: readonly Choice[]
  tours: readonly Choice[]
}

const named = ({ id, name, allNames = [name] }: Choice) => ({ id, name, names: allNames })

/** Names that a programme may use: those of the route; of all destinations where there is no route yet. */
export function useProgrammeNames(parts: NamesInForm): ProgrammeNames {
  const { destinationIds, hotelIds, known, hotels, tours } = parts
  return useMemo(() => {
    const isRoute = destinationIds.length >= limits.circuitDestinationsMin
    const places = isRoute
      ? destinationIds.flatMap((id) => known.get(id) ?? [])
      : [...known.values()]
    return {
      destinations: places.map(named),
      hotels: hotels.map((hotel) => ({
        ...named(hotel),
        destinationId: hotel.destinationId,
        isChosen: hotelIds.includes(hotel.id),
      })),
      tours: tours.map(named),
    }
  }, [destinationIds, hotelIds, known, hotels, tours])
}
