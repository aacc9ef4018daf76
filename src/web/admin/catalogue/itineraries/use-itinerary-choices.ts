import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
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

/** Returns the items that an itinerary along these destinations can include, and the tags it inherits from them. */
export function useItineraryChoices({
  destinationIds,
  tourIds,
  hotelIds,
}: Chosen): ItineraryChoices {
  const { t } = useTranslation('admin')
  const nameOf = useNameOf()
  const destinations = useDestinationChoices(destinationIds)
  const { data, isFetching } = useQuery({
    ...operationQuery('getDestinationDetailForCircuitForm', { destinationIds }),
    enabled: destinationIds.length >= limits.circuitDestinationsMin,
    placeholderData: keepPreviousData,
  })
  const tourChoice = (tour: TourCard): Choice => ({
    id: tour.id,
    name: nameOf(tour),
    allNames: allNames(tour),
    note: destinations.names.get(tour.destinationId),
    disabled: !tour.status,
    image: tour.mainImage,
  })
  const hotelChoice = (hotel: HotelCard): Choice => ({
    id: hotel.id,
    name: nameOf(hotel),
    allNames: allNames(hotel),
    note: `${'★'.repeat(Math.floor(hotel.category))} ${destinations.names.get(hotel.destinationId) ?? ''}`,
    disabled: !hotel.status,
  })
  const tours = (data?.tours ?? nothing).map(tourChoice)
  const hotels = (data?.hotels ?? nothing).map(hotelChoice)

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
