import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind, PluralKind } from '#contract/base/kinds.ts'
import type { TextLanguage } from '#texts/languages.ts'
import type {
  DemoCatalogue,
  DemoDestination,
  DemoHotel,
  DemoIncentive,
  DemoItinerary,
  DemoPicture,
  DemoTour,
} from './model.ts'

const folder = join(import.meta.dirname, 'catalogue')

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}

/** A file beside this one. */
const read = <Value>(...path: string[]) => readJson<Value>(join(import.meta.dirname, ...path))

/** Keys of the items in the order in which a visitor should see them; files of items are named by them. */
const order = read<Record<PluralKind | 'starredInDestination', string[]>>('catalogue', 'order.json')

/** The files of a kind's items, in the exchange format, in that order. */
export function itemFiles(plural: PluralKind): string[] {
  const paths = order[plural].map((key) => join(folder, plural, `${key}.json`))
  const unlisted = readdirSync(join(folder, plural)).length - paths.length
  if (unlisted > 0) throw new Error(`demo/catalogue/order.json leaves out ${unlisted} ${plural}`)
  return paths
}

type Stored = Record<string, unknown> & { externalId: string }
type Texts = { lang: TextLanguage } & Record<string, unknown>

const byLanguage = (details: Texts[]) =>
  Object.fromEntries(details.map(({ lang, ...texts }) => [lang, texts]))

/** A day of an itinerary with the names that the exchange format has for references. */
type StoredDay = Record<string, unknown> & {
  details: Texts[]
  transfers?: (Record<string, unknown> & { toDestinationId?: string })[]
}

function dayOf({ details, transfers, ...day }: StoredDay): object {
  const { destinationId, hotelId, tourIds, optionalTourIds, ...rest } = day
  return {
    ...rest,
    destination: destinationId,
    hotel: hotelId,
    tours: tourIds,
    optionalTours: optionalTourIds,
    transfers: transfers?.map(({ toDestinationId, ...transfer }) => ({
      ...transfer,
      toDestination: toDestinationId,
    })),
    details: byLanguage(details),
  }
}

/** Items of a kind as the demonstration's own code and tests look at them: by key, texts by language. */
function readItems<Item>(plural: PluralKind): (Item & Stored)[] {
  const pictures = read<Record<string, DemoPicture[]>>('artwork/pictures', `${plural}.json`)
  return itemFiles(plural).map((path) => {
    const { list } = readJson<{ list: [Stored] }>(path)
    const [{ details, itinerary, ...item }] = list
    const key = item.externalId
    const days = itinerary as StoredDay[] | undefined
    return {
      ...item,
      key,
      details: byLanguage(details as Texts[]),
      ...(days && { itinerary: days.map(dayOf) }),
      ...(pictures[key] && { pictures: pictures[key] }),
    } as unknown as Item & Stored
  })
}

function readJourneys(plural: 'circuits' | 'packages'): DemoItinerary[] {
  return readItems<DemoItinerary>(plural).map((journey) => ({
    ...journey,
    destinations: journey['destinationIds'] as string[],
    tours: journey['tourIds'] as string[],
    hotels: journey['hotelIds'] as string[],
    extensions: journey['extensionIds'] as string[] | undefined,
  }))
}

function readDestinations(places: Pick<DemoCatalogue, 'countries' | 'categories'>) {
  const regions = places.countries.flatMap((country) =>
    country.regions.map((region) => ({ ...region, country: country.name })),
  )
  const tours = readItems<DemoTour>('tours').map((tour) => ({
    ...tour,
    category: places.categories.find(({ name }) => name === tour.category)?.key ?? tour.category,
    starredInDestination: order.starredInDestination.includes(tour.key),
  }))
  const hotels = readItems<DemoHotel>('hotels').map((hotel) => ({
    ...hotel,
    stars: hotel['category'] as number,
  }))
  return readItems<DemoDestination>('destinations').map((destination): DemoDestination => {
    const isHere = (item: Stored) => item['destinationId'] === destination.key
    const region = regions.find(
      ({ name, country }) => name === destination.region && country === destination['country'],
    )
    return {
      ...destination,
      region: region?.key ?? destination.region,
      tours: tours.filter(isHere),
      hotels: hotels.filter(isHere),
    }
  })
}

function readCatalogue(): DemoCatalogue {
  const places = read<Pick<DemoCatalogue, 'countries' | 'categories'>>('catalogue', 'places.json')
  return {
    ...places,
    tags: read('catalogue', 'tags.json'),
    destinations: readDestinations(places),
    circuits: readJourneys('circuits'),
    packages: readJourneys('packages'),
    incentives: readItems<DemoIncentive>('incentives').map((incentive) => ({
      ...incentive,
      destination: incentive['destinationId'] as string,
    })),
    banner: read('artwork/pictures', 'banner.json'),
  }
}

/** The catalogue of the demonstration agency; what a visitor should see first comes first. */
export const demoCatalogue = readCatalogue()

/** Its items by kind. */
export const demoItems = {
  destination: demoCatalogue.destinations,
  tour: demoCatalogue.destinations.flatMap(({ tours }) => tours),
  hotel: demoCatalogue.destinations.flatMap(({ hotels }) => hotels),
  package: demoCatalogue.packages,
  circuit: demoCatalogue.circuits,
  incentive: demoCatalogue.incentives,
} satisfies Record<Kind, unknown>
