import type { MediaKind } from '#contract/catalogue/kinds.ts'
import { languages } from '#contract/languages.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import type { DemoDetails, DemoPicture, DemoRoute } from '#demo/model.ts'
import { media } from '../db/schema/index.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { insertMedia } from '../features/catalogue/kit/media.ts'
import type { StoredMedia } from '../media/stored-media.ts'
import type { Services } from '../services.ts'
import { drawPictures, type PictureOrder } from './draw-pictures.ts'
import { type Add, makeAdd } from './make-add.ts'

/** Drawn pictures by the name of their owner, in its order. */
type Drawn = Map<string, StoredMedia[]>

/**
 * Loads the demonstration catalogue: the pictures first, then every row in one transaction, so that
 * a start that is cut off leaves nothing but files, which the next start sweeps.
 */
export async function loadCatalogue(
  services: Services,
  report: (done: number, all: number) => void,
): Promise<void> {
  const orders = listPictures()
  const stored = await drawPictures(services.workshop, orders, (done) =>
    report(done, orders.length),
  )
  const drawn: Drawn = new Map()
  for (const [index, { owner }] of orders.entries()) {
    const picture = stored[index]
    if (picture) drawn.set(owner, [...(drawn.get(owner) ?? []), picture])
  }
  await inTransaction(services.database, (tx) => insertRows(services, tx, drawn))
}

/** Everything that has pictures, under the name that tells them apart. */
function listPictures(): PictureOrder[] {
  const { destinations, circuits, packages, incentives, banner } = demoCatalogue
  const tours = destinations.flatMap((destination) => destination.tours)
  const order = (owner: string, pictures: readonly DemoPicture[]) =>
    pictures.map((picture) => ({ owner, picture }))
  return [
    ...destinations.flatMap((each) => order(`destination ${each.key}`, each.pictures)),
    ...tours.flatMap((each) => order(`tour ${each.key}`, each.pictures)),
    ...circuits.flatMap((each) => order(`circuit ${each.key}`, each.pictures)),
    ...packages.flatMap((each) => order(`package ${each.key}`, each.pictures)),
    ...incentives.flatMap((each) => order(`incentive ${each.key}`, each.pictures)),
    ...order('banner', banner),
  ]
}

const listDetails = (details: DemoDetails) => languages.map((lang) => ({ ...details[lang], lang }))

/** The id of a key that a relation names. */
function idOf(ids: Map<string, string>, key: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demonstration names an unknown “${key}”`)
  return id
}

/** Oldest first, so that lists, newest first, begin with what the catalogue puts first. */
async function insertRows(services: Services, tx: Tx, drawn: Drawn): Promise<void> {
  const now = services.clock()
  const add = makeAdd(services, tx, now)
  const hang = async (kind: MediaKind, key: string, id: string, list: readonly DemoPicture[]) => {
    for (const [index, stored] of (drawn.get(`${kind} ${key}`) ?? []).entries()) {
      const position = list[index]?.position ?? 'detail'
      await insertMedia(tx, kind, id, position, stored, now)
    }
  }
  const regions = await addPlaces(add)
  const categories = await addCategories(add)
  const destinations = new Map<string, string>()
  const tours = new Map<string, string>()
  const hotels = new Map<string, string>()

  for (const each of demoCatalogue.destinations.toReversed()) {
    const { key, details, tags, starred = false, pictures } = each
    const { id } = await add('addDestination', {
      details: listDetails(details),
      tags: [...tags],
      starred,
      regionId: idOf(regions, each.region),
    })
    destinations.set(key, id)
    await hang('destination', key, id, pictures)
    for (const tour of each.tours.toReversed()) {
      const added = await add('addTour', {
        details: listDetails(tour.details),
        tags: [...tour.tags],
        bannedTags: [...(tour.bannedTags ?? [])],
        starred: tour.starred ?? false,
        destinationId: id,
        categoryId: idOf(categories, tour.category),
      })
      tours.set(tour.key, added.id)
      await hang('tour', tour.key, added.id, tour.pictures)
      if (tour.starredInDestination) await add('toggleTourStarredInDestination', { id: added.id })
    }
    for (const hotel of each.hotels.toReversed()) {
      const added = await add('addHotel', {
        details: listDetails(hotel.details),
        tags: [...hotel.tags],
        category: hotel.stars,
        destinationId: id,
      })
      hotels.set(hotel.key, added.id)
    }
  }

  const routePayload = (route: DemoRoute) => ({
    details: listDetails(route.details),
    tags: [...route.tags],
    bannedTags: [...(route.bannedTags ?? [])],
    starred: route.starred ?? false,
    days: route.days,
    nights: route.nights,
    destinationIds: route.destinations.map((key) => idOf(destinations, key)),
    tourIds: route.tours.map((key) => idOf(tours, key)),
    hotelIds: route.hotels.map((key) => idOf(hotels, key)),
  })
  for (const circuit of demoCatalogue.circuits.toReversed()) {
    const { id } = await add('addCircuit', routePayload(circuit))
    await hang('circuit', circuit.key, id, circuit.pictures)
  }
  for (const pack of demoCatalogue.packages.toReversed()) {
    const { id } = await add('addPackage', routePayload(pack))
    await hang('package', pack.key, id, pack.pictures)
  }
  for (const incentive of demoCatalogue.incentives.toReversed()) {
    const { id } = await add('addIncentive', {
      details: listDetails(incentive.details),
      destinationId: idOf(destinations, incentive.destination),
    })
    await hang('incentive', incentive.key, id, incentive.pictures)
  }
  for (const stored of drawn.get('banner') ?? []) {
    await tx
      .insert(media)
      .values({ ...stored, ownerKind: 'banner', position: 'slider', createdAt: now })
  }
}

async function addPlaces(add: Add): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const country of demoCatalogue.countries) {
    const { id: countryId } = await add('addCountry', { name: country.name })
    for (const { key, name } of country.regions) {
      ids.set(key, (await add('addRegion', { countryId, name })).id)
    }
  }
  return ids
}

async function addCategories(add: Add): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, name } of demoCatalogue.categories) {
    ids.set(key, (await add('addCategory', { name })).id)
  }
  return ids
}
