import type { MediaKind } from '#contract/catalogue/kinds.ts'
import { mediaPositions } from '#contract/catalogue/media.ts'
import { languages } from '#contract/languages.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import type { DemoDetails, DemoItinerary, DemoPicture } from '#demo/model.ts'
import type { DrawPicturesPayload } from './draw-pictures-job.ts'
import type { Add } from './make-add.ts'

/** Ids of what was added, by kind and key: `destination iguazu`. */
export type AddedIds = Map<string, string>

interface Added {
  ids: AddedIds
  /** Every picture to be drawn, by owner and position. */
  pictures: DrawPicturesPayload[]
}

const listDetails = (details: DemoDetails) => languages.map((lang) => ({ ...details[lang], lang }))

/** The id of a key that a relation names. */
export function idOf(ids: AddedIds, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demonstration names an unknown ${name}`)
  return id
}

/** Adds every row; oldest first, so that lists, newest first, begin with what the catalogue puts first. */
export async function addCatalogue(add: Add): Promise<Added> {
  const added: Added = { ids: new Map(), pictures: [] }
  await addPlaces(add, added)
  await addDestinations(add, added)
  await addItineraries(add, added)
  await addIncentives(add, added)
  added.pictures.push(...listPictures('banner', null, 'banner', demoCatalogue.banner))
  return added
}

function listPictures(
  kind: DrawPicturesPayload['kind'],
  ownerId: string | null,
  owner: string,
  pictures: readonly DemoPicture[],
): DrawPicturesPayload[] {
  return mediaPositions.flatMap((position) => {
    const own = pictures.filter((picture) => picture.position === position)
    return own.length === 0 ? [] : [{ kind, ownerId, owner, position, pictures: own }]
  })
}

/** Registers an added item's id and pictures. */
function register(
  added: Added,
  kind: MediaKind,
  item: { key: string; pictures: readonly DemoPicture[] },
  id: string,
): void {
  added.ids.set(`${kind} ${item.key}`, id)
  added.pictures.push(...listPictures(kind, id, `${kind} ${item.key}`, item.pictures))
}

async function addPlaces(add: Add, { ids }: Added): Promise<void> {
  for (const country of demoCatalogue.countries) {
    const { id: countryId } = await add('addCountry', { name: country.name })
    for (const { key, name } of country.regions) {
      ids.set(`region ${key}`, (await add('addRegion', { countryId, name })).id)
    }
  }
  for (const { key, name } of demoCatalogue.categories) {
    ids.set(`category ${key}`, (await add('addCategory', { name })).id)
  }
}

async function addDestinations(add: Add, added: Added): Promise<void> {
  const { ids } = added
  for (const destination of demoCatalogue.destinations.toReversed()) {
    const { id: destinationId } = await add('addDestination', {
      details: listDetails(destination.details),
      tags: [...destination.tags],
      starred: destination.starred ?? false,
      regionId: idOf(ids, `region ${destination.region}`),
    })
    register(added, 'destination', destination, destinationId)
    for (const tour of destination.tours.toReversed()) {
      const { id } = await add('addTour', {
        details: listDetails(tour.details),
        tags: [...tour.tags],
        bannedTags: [...(tour.bannedTags ?? [])],
        starred: tour.starred ?? false,
        destinationId,
        categoryId: idOf(ids, `category ${tour.category}`),
      })
      register(added, 'tour', tour, id)
      if (tour.starredInDestination) await add('toggleTourStarredInDestination', { id })
    }
    for (const hotel of destination.hotels.toReversed()) {
      const { id } = await add('addHotel', {
        details: listDetails(hotel.details),
        tags: [...hotel.tags],
        category: hotel.stars,
        destinationId,
      })
      ids.set(`hotel ${hotel.key}`, id)
    }
  }
}

async function addItineraries(add: Add, added: Added): Promise<void> {
  const { ids } = added
  const idsOf = (kind: string, keys: readonly string[]) =>
    keys.map((key) => idOf(ids, `${kind} ${key}`))
  const payloadOf = (itinerary: DemoItinerary) => ({
    details: listDetails(itinerary.details),
    tags: [...itinerary.tags],
    bannedTags: [...(itinerary.bannedTags ?? [])],
    starred: itinerary.starred ?? false,
    days: itinerary.days,
    nights: itinerary.nights,
    destinationIds: idsOf('destination', itinerary.destinations),
    tourIds: idsOf('tour', itinerary.tours),
    hotelIds: idsOf('hotel', itinerary.hotels),
  })
  for (const circuit of demoCatalogue.circuits.toReversed()) {
    const { id } = await add('addCircuit', payloadOf(circuit))
    register(added, 'circuit', circuit, id)
  }
  for (const pack of demoCatalogue.packages.toReversed()) {
    const { id } = await add('addPackage', payloadOf(pack))
    register(added, 'package', pack, id)
  }
}

async function addIncentives(add: Add, added: Added): Promise<void> {
  for (const incentive of demoCatalogue.incentives.toReversed()) {
    const { id } = await add('addIncentive', {
      details: listDetails(incentive.details),
      destinationId: idOf(added.ids, `destination ${incentive.destination}`),
    })
    register(added, 'incentive', incentive, id)
  }
}
