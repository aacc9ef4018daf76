import { type Months, monthsOfYear, recommendedStates } from '#contract/catalogue/facts/seasons.ts'
import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import type {
  DestinationCard,
  HotelCard,
  IncentiveCard,
  ItineraryCard,
  TourCard,
} from '#contract/catalogue/kinds/cards.ts'
import type { Caller } from '#contract/index.ts'

/** All that visitors see, as lists answer it. */
export interface Catalogue {
  destinations: DestinationCard[]
  circuits: ItineraryCard[]
  packages: ItineraryCard[]
  tours: TourCard[]
  hotels: HotelCard[]
  incentives: IncentiveCard[]
}

export const nothing: Catalogue = {
  destinations: [],
  circuits: [],
  packages: [],
  tours: [],
  hotels: [],
  incentives: [],
}

const brief = { brief: true } as const

export async function readCatalogue(caller: Caller): Promise<Catalogue> {
  const [destinations, circuits, packages, tours, hotels, incentives] = await Promise.all([
    caller('listDestinations', brief),
    caller('listCircuits', brief),
    caller('listPackages', brief),
    caller('listTours', brief),
    caller('listHotels', brief),
    caller('listIncentives', brief),
  ])
  return {
    destinations: destinations.list,
    circuits: circuits.list,
    packages: packages.list,
    tours: tours.list,
    hotels: hotels.list,
    incentives: incentives.list,
  }
}

/** Returns the items that lie in some destinations, pass through them or happen there. */
export function withinPlaces(
  all: Catalogue,
  isThere: (destination: DestinationCard) => boolean,
): Catalogue {
  const destinations = all.destinations.filter(isThere)
  const ids = new Set(destinations.map(({ id }) => id))
  const stands = ({ destinationId }: { destinationId: string }) => ids.has(destinationId)
  const passes = ({ destinationIds }: ItineraryCard) => destinationIds.some((id) => ids.has(id))
  return {
    destinations,
    circuits: all.circuits.filter(passes),
    packages: all.packages.filter(passes),
    tours: all.tours.filter(stands),
    hotels: all.hotels.filter(stands),
    incentives: all.incentives.filter(stands),
  }
}

/** Returns the items that have a theme. */
export function withTheme(all: Catalogue, tag: string): Catalogue {
  const has = (item: Parameters<typeof effectiveTags>[0]) => effectiveTags(item).includes(tag)
  return {
    destinations: all.destinations.filter(has),
    circuits: all.circuits.filter(has),
    packages: all.packages.filter(has),
    tours: all.tours.filter(has),
    hotels: all.hotels.filter(has),
    incentives: [],
  }
}

/** Returns the items that are ideal or good in a month; hotels and incentives say nothing of it. */
export function inMonth(all: Catalogue, month: number): Catalogue {
  const isGood = ({ months }: { months: Months | null }) =>
    recommendedStates.some((state) => state === months?.[month - 1])
  return {
    ...nothing,
    destinations: all.destinations.filter(isGood),
    circuits: all.circuits.filter(isGood),
    packages: all.packages.filter(isGood),
    tours: all.tours.filter(isGood),
  }
}

/** The months that have a page: something is ideal or good in them. */
export function monthsWithPage(all: Catalogue): number[] {
  return monthsOfYear.filter((month) => !isEmpty(inMonth(all, month)))
}

/** The destinations found, and those where experiences and hotels that were found are. */
export function placesOf(found: Catalogue, all: Catalogue): DestinationCard[] {
  const { destinations, tours, hotels } = found
  const ids = new Set([
    ...destinations.map(({ id }) => id),
    ...[...tours, ...hotels].map(({ destinationId }) => destinationId),
  ])
  return all.destinations.filter(({ id }) => ids.has(id))
}

export function isEmpty(found: Catalogue): boolean {
  return Object.values(found).every((list) => list.length === 0)
}
