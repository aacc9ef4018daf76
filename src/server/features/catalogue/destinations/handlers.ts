import { eq, inArray } from 'drizzle-orm'
import type { destinationOperations } from '#contract/catalogue/destinations.ts'
import { notFound } from '#contract/failures.ts'
import { destinations, hotels, tours } from '#server/db/schema/index.ts'
import type { HandlersOf } from '#server/operations/context.ts'
import { belongsTo } from '../cards/belongs-to.ts'
import { countCards, inOrderOf } from '../cards/card-query.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import { readRelatedIds } from '../cards/related-ids.ts'
import { readCircuitCards, readPackageCards } from '../cards/route-cards.ts'
import { readTourCards } from '../cards/tour-cards.ts'
import { requireWithin } from '../cards/require-within.ts'
import { deleteItem } from '../kit/delete-item.ts'
import { editItem, insertItem, toggleStarred, toggleStatus } from '../kit/items.ts'
import {
  prepareAddMedia,
  prepareEditMediaPosition,
  removeMedia,
  updateMediaOrder,
} from '../kit/media.ts'
import { readMedia } from '../kit/read-media.ts'
import { scopeOf } from '../kit/scope.ts'
import { readTagsOf } from '../kit/tags.ts'
import { readComparison } from './comparison.ts'
import { readDestinationLanding } from './landing.ts'
import { lockUnused } from './store.ts'

export const destinationHandlers: HandlersOf<keyof typeof destinationOperations> = {
  async addDestination({ tx, now }, { regionId, ...fields }) {
    const id = await insertItem(tx, 'destination', fields, now)
    await tx.insert(destinations).values({ id, regionId })
    return { id }
  },

  async editDestination({ tx, now }, edit) {
    const { id, regionId } = edit
    await editItem(tx, 'destination', edit, now)
    if (regionId) await tx.update(destinations).set({ regionId }).where(eq(destinations.id, id))
    return { id }
  },

  async deleteDestination({ tx, services }, { id }) {
    await lockUnused(tx, id)
    await deleteItem(tx, services.jobs, id)
  },

  async detailDestination(context, { id }) {
    const { tx } = context
    const [card] = await readDestinationCards(tx, { scope: scopeOf(context), ids: [id] })
    if (!card) throw notFound()
    return { ...card, media: await readMedia(tx, id) }
  },

  landingDetailDestination: ({ tx }, { id }) => readDestinationLanding(tx, id),

  async listDestinations(context, query) {
    const { tx } = context
    const scoped = { ...query, scope: scopeOf(context) }
    const list = await readDestinationCards(tx, scoped)
    return { list, total: await countCards(tx, 'destination', scoped) }
  },

  async toggleDestinationStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, 'destination', id, now) }
  },

  async toggleDestinationStarred({ tx, now }, { id }) {
    return { starred: await toggleStarred(tx, 'destination', id, now) }
  },

  addDestinationMedia: {
    prepare: (context, input) => prepareAddMedia(context, 'destination', input),
  },

  removeDestinationMedia: (context, { mediaId }) => removeMedia(context, 'destination', mediaId),

  editDestinationMediaPosition: {
    prepare: (context, input) => prepareEditMediaPosition(context, 'destination', input),
  },

  updateDestinationMediaOrder: ({ tx }, input) => updateMediaOrder(tx, 'destination', input),

  async getDestinationsRelatedTags({ tx }, { tags, limit }) {
    const ids = await readRelatedIds(tx, 'destination', tags, { limit })
    return { list: inOrderOf(ids, await readDestinationCards(tx, { scope: 'visible', ids })) }
  },

  async getDestinationTags({ tx }, { destinationIds }) {
    await requireWithin(tx, 'destination', destinationIds, 'visible')
    return { tags: await readTagsOf(tx, destinationIds) }
  },

  async getEntitiesRelatedDestinationForLanding({ tx }, { id, entity }) {
    await requireWithin(tx, 'destination', [id], 'visible')
    const scope = 'visible'
    if (entity === 'tours') {
      return { list: await readTourCards(tx, { scope, where: belongsTo.tours(id) }) }
    }
    const read = entity === 'circuits' ? readCircuitCards : readPackageCards
    return { list: await read(tx, { scope, where: belongsTo.routes(id) }) }
  },

  async getHATByDestinationIds({ tx }, { ids }) {
    await requireWithin(tx, 'destination', ids, 'all')
    const scope = 'all'
    return {
      hotels: await readHotelCards(tx, { scope, where: inArray(hotels.destinationId, ids) }),
      tours: await readTourCards(tx, { scope, where: inArray(tours.destinationId, ids) }),
    }
  },

  compareDestinations: ({ tx }, { ids }) => readComparison(tx, ids),
}
