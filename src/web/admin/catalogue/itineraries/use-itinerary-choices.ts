import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { HotelCard, TourCard } from '#contract/catalogue/kinds/cards.ts'
import { limits } from '#contract/base/limits.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import type { Choice } from '../form/relations/relation-list.tsx'
import {
  type DestinationChoices,
  useDestinationChoices,
} from '../form/relations/use-destination-choices.ts'
import { useNameOf } from '../use-name-of.ts'
import { allNames } from '../list/item-filters.ts'

interface ItineraryChoices {
  destinations: DestinationChoices
  tours: Choice[]
  hotels: Choice[]
  /** Tours and hotels of destinations that the itinerary left out. */
  outside: Map<string, Choice>
  inheritedTags: string[]
  /** Names of everything above by id. */
  names: Map<string, string>
}

interface Chosen {
  destinationIds: string[]
  tourIds: string[]
  hotelIds: string[]
}

const nothing: never[] = []

/** Experiences and hotels as choices, each with its place. */
function choosers(nameOf: ReturnType<typeof useNameOf>, places: ReadonlyMap<string, string>) {
  return {
    tourChoice: (tour: TourCard): Choice => ({
      id: tour.id,
      name: nameOf(tour),
      allNames: allNames(tour),
      destinationId: tour.destinationId,
      note: places.get(tour.destinationId),
      disabled: !tour.status,
      image: tour.mainImage,
    }),
    hotelChoice: (hotel: HotelCard): Choice => ({
      id: hotel.id,
      name: nameOf(hotel),
      allNames: allNames(hotel),
      destinationId: hotel.destinationId,
      note: `${'★'.repeat(Math.floor(hotel.category))} ${places.get(hotel.destinationId) ?? ''}`,
      disabled: !hotel.status,
    }),
  }
}

/** Returns the items that an itinerary along these destinations can include, and the tags it inherits from them. */
export function useItineraryChoices({
  destinationIds,
  tourIds,
  hotelIds,
}: Chosen): ItineraryChoices {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const destinations = useDestinationChoices(destinationIds)
  const { data, isFetching } = useQuery({
    ...operationQuery('getDestinationDetailForCircuitForm', { destinationIds }),
    enabled: destinationIds.length >= limits.circuitDestinationsMin,
    placeholderData: keepPreviousData,
  })
  const { names: places } = destinations
  const { tourChoice, hotelChoice } = useMemo(() => choosers(nameOf, places), [nameOf, places])
  const tours = useMemo(() => (data?.tours ?? nothing).map(tourChoice), [data, tourChoice])
  const hotels = useMemo(() => (data?.hotels ?? nothing).map(hotelChoice), [data, hotelChoice])

  const offered = new Set([...tours, ...hotels].map(({ id }) => id))
  const outsideOf = (ids: string[]) => ids.filter((id) => !offered.has(id))
  const otherTours = useQuery({
    ...operationQuery('listTours', { ...adminListParams, ids: outsideOf(tourIds) }),
    enabled: !isFetching && outsideOf(tourIds).length > 0,
  })
  const otherHotels = useQuery({
    ...operationQuery('listHotels', { ...adminListParams, ids: outsideOf(hotelIds) }),
    enabled: !isFetching && outsideOf(hotelIds).length > 0,
  })
  const outside = [
    ...(otherTours.data?.list ?? nothing).map(tourChoice),
    ...(otherHotels.data?.list ?? nothing).map(hotelChoice),
  ].map((choice) => ({ ...choice, note: `${choice.note} · ${t('form.notOnItinerary')}` }))

  return {
    destinations,
    tours,
    hotels,
    outside: new Map(outside.map((choice) => [choice.id, choice])),
    inheritedTags: data?.destinationTags ?? nothing,
    names: new Map(
      [...destinations.known.values(), ...outside, ...tours, ...hotels].map(({ id, name }) => [
        id,
        name,
      ]),
    ),
  }
}
