import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import { reading } from '../../queries.ts'
import type { Choice } from '../form/relation-list.tsx'
import { useDestinationChoices } from '../form/use-destination-choices.ts'
import { useNameOf } from '../list/item-columns.tsx'

interface RouteChoices {
  destinations: Choice[]
  tours: Choice[]
  hotels: Choice[]
  inheritedTags: string[]
  /** Names of everything above by id. */
  names: Map<string, string>
}

const nothing: never[] = []

/** What a route along these destinations can include, and the tags it inherits from them. */
export function useRouteChoices(destinationIds: string[]): RouteChoices {
  const nameOf = useNameOf()
  const destinations = useDestinationChoices()
  const { data } = useQuery({
    ...reading('getDestinationDetailForCircuitForm', { destinationIds }),
    enabled: destinationIds.length >= limits.circuitDestinationsMin,
    placeholderData: keepPreviousData,
  })
  const destinationNames = new Map(destinations.map(({ id, name }) => [id, name]))
  const tours = (data?.tours ?? nothing).map((tour) => ({
    id: tour.id,
    name: nameOf(tour),
    note: destinationNames.get(tour.destinationId),
    image: tour.mainImage,
  }))
  const hotels = (data?.hotels ?? nothing).map((hotel) => ({
    id: hotel.id,
    name: nameOf(hotel),
    note: `${'★'.repeat(Math.floor(hotel.category))} ${destinationNames.get(hotel.destinationId) ?? ''}`,
  }))
  return {
    destinations,
    tours,
    hotels,
    inheritedTags: data?.destinationTags ?? nothing,
    names: new Map([...destinations, ...tours, ...hotels].map(({ id, name }) => [id, name])),
  }
}
