import { demoCatalogue } from '#demo/catalogue.ts'
import type { DemoDestination } from '#demo/model.ts'
import { tagNames } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type Added, idOf, listDetails, listPictures, register } from '../added.ts'
import { addItineraries } from './load-itineraries.ts'
import type { Add } from '../make-add.ts'

/**
 * Adds every row; oldest first, so that lists, newest first, begin with what the catalogue puts first.
 * Operations take of a thing what they know, and leave its key and parts aside.
 */
export async function addCatalogue(tx: Tx, add: Add): Promise<Added> {
  const added: Added = { ids: new Map(), pictures: [] }
  await addPlaces(add, added)
  for (const destination of demoCatalogue.destinations.toReversed()) {
    await addDestination(add, added, destination)
  }
  await addItineraries(add, added)
  await addIncentives(add, added)
  await addTagNames(tx)
  added.pictures.push(...listPictures('banner', null, 'banner', demoCatalogue.banner))
  return added
}

async function addPlaces(add: Add, { ids }: Added): Promise<void> {
  for (const { regions, ...country } of demoCatalogue.countries) {
    const { id: countryId } = await add('addCountry', country)
    ids.set(`country ${country.key}`, countryId)
    for (const region of regions) {
      ids.set(`region ${region.key}`, (await add('addRegion', { ...region, countryId })).id)
    }
  }
  for (const category of demoCatalogue.categories) {
    ids.set(`category ${category.key}`, (await add('addCategory', category)).id)
  }
}

async function addDestination(add: Add, added: Added, destination: DemoDestination): Promise<void> {
  const { ids } = added
  const { id: destinationId } = await add('addDestination', {
    ...destination,
    details: listDetails(destination.details),
    regionId: idOf(ids, `region ${destination.region}`),
  })
  register(added, 'destination', destination, destinationId)
  for (const tour of destination.tours.toReversed()) {
    const { id } = await add('addTour', {
      ...tour,
      details: listDetails(tour.details),
      destinationId,
      categoryId: idOf(ids, `category ${tour.category}`),
    })
    register(added, 'tour', tour, id)
    if (tour.starredInDestination) await add('toggleTourStarredInDestination', { id })
  }
  for (const hotel of destination.hotels.toReversed()) {
    const { id } = await add('addHotel', {
      ...hotel,
      details: listDetails(hotel.details),
      category: hotel.stars,
      destinationId,
    })
    register(added, 'hotel', { ...hotel, pictures: hotel.pictures ?? [] }, id)
  }
}

async function addIncentives(add: Add, added: Added): Promise<void> {
  for (const incentive of demoCatalogue.incentives.toReversed()) {
    const { id } = await add('addIncentive', {
      ...incentive,
      details: listDetails(incentive.details),
      destinationId: idOf(added.ids, `destination ${incentive.destination}`),
    })
    register(added, 'incentive', incentive, id)
  }
}

/** Names all tags at once: a call for each would take longer than the rest of the places. */
async function addTagNames(tx: Tx): Promise<void> {
  const rows = Object.entries(demoCatalogue.tags).map(([tag, names]) => ({ tag, names }))
  await tx.insert(tagNames).values(rows)
}
