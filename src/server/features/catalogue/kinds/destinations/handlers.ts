import type { destinationOperations } from '#contract/catalogue/kinds/destinations.ts'
import { notFound } from '#contract/base/failures.ts'
import { destinations } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { belongsTo } from '../../cards/relations/belongs-to.ts'
import { readDestinationCards } from '../../cards/destination-cards.ts'
import { readPage } from '../../cards/read-page.ts'
import { readOfDestination, readRelatedByTags } from '../../cards/relations/related-cards.ts'
import { requireVisibleItems } from '../../cards/relations/require-visible-items.ts'
import { readCircuitCards, readPackageCards } from '../../cards/itinerary-cards.ts'
import { readStaysAndTours } from '../../cards/relations/stays-and-tours.ts'
import { readTourCards } from '../../cards/tour-cards.ts'
import { deleteItem } from '../../kit/delete-item.ts'
import { editRow, factColumns } from '../../kit/facts.ts'
import { editItem, insertItem, toggleStarred, toggleStatus } from '../../kit/items.ts'
import {
  prepareAddMedia,
  prepareEditMediaPosition,
  removeMedia,
  updateMediaOrder,
} from '../../kit/media.ts'
import { readMedia } from '../../kit/read-media.ts'
import { visibilityOf } from '../../kit/visibility.ts'
import { readTagsOf } from '../../kit/tags.ts'
import { readComparison } from './comparison.ts'
import { readDestinationLanding } from './landing.ts'
import { lockUnused } from './store.ts'
import { destinationList } from './panel-list.ts'

export const destinationHandlers: HandlersOf<keyof typeof destinationOperations> = {
  async addDestination(context, { regionId, aliases, ...fields }) {
    const { tx } = context
    const id = await insertItem(context, 'destination', fields)
    await tx
      .insert(destinations)
      .values({ id, regionId, aliases, ...factColumns('destination', fields) })
    return { id }
  },

  async editDestination({ tx, now }, edit) {
    const { id, regionId, aliases } = edit
    await editItem(tx, 'destination', edit, now)
    await editRow(tx, 'destination', id, { regionId, aliases, ...factColumns('destination', edit) })
    return { id }
  },

  async deleteDestination(context, { id }) {
    await lockUnused(context.tx, id)
    await deleteItem(context, id)
  },

  async detailDestination(context, { id }) {
    const { tx } = context
    const [card] = await readDestinationCards(tx, { visibility: visibilityOf(context), ids: [id] })
    if (!card) throw notFound()
    return { ...card, media: await readMedia(tx, id, visibilityOf(context)) }
  },

  landingDetailDestination: ({ tx }, { id }) => readDestinationLanding(tx, id),

  listDestinations: (context, query) =>
    readPage(context, 'destination', readDestinationCards, query, destinationList),

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

  async getDestinationsRelatedTags({ tx }, query) {
    return { list: await readRelatedByTags(tx, 'destination', readDestinationCards, query) }
  },

  async getDestinationTags({ tx }, { destinationIds }) {
    await requireVisibleItems(tx, 'destination', destinationIds, 'visible')
    return { tags: await readTagsOf(tx, destinationIds) }
  },

  getEntitiesRelatedDestinationForLanding(context, { id, entity }) {
    if (entity === 'tours') {
      return readOfDestination(context, id, readTourCards, belongsTo('tour', id))
    }
    const read = entity === 'circuits' ? readCircuitCards : readPackageCards
    return readOfDestination(context, id, read, belongsTo('itinerary', id))
  },

  getHATByDestinationIds: ({ tx }, { ids }) => readStaysAndTours(tx, ids),

  compareDestinations: ({ tx }, { ids }) => readComparison(tx, ids),
}
