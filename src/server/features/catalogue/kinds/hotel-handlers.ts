import { eq } from 'drizzle-orm'
import type { hotelOperations } from '#contract/catalogue/kinds/hotels.ts'
import { notFound } from '#contract/base/failures.ts'
import { catalogueItems, hotels } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { belongsTo } from '../cards/relations/belongs-to.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import { readPage } from '../cards/read-page.ts'
import { readReference } from '../cards/relations/read-reference.ts'
import { readOfDestination } from '../cards/relations/related-cards.ts'
import { deleteItem, readDependents, refuseWhenUsed } from '../kit/delete-item.ts'
import { editRow, factColumns } from '../kit/facts.ts'
import { editItem, insertItem, lockItem, toggleStatus } from '../kit/items.ts'
import { isLinkedTo } from '../kit/links.ts'
import {
  prepareAddMedia,
  prepareEditMediaPosition,
  removeMedia,
  updateMediaOrder,
} from '../kit/media.ts'
import { readMedia } from '../kit/read-media.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { hotelList } from './hotel-panel-list.ts'

export const hotelHandlers: HandlersOf<keyof typeof hotelOperations> = {
  async addHotel(context, { destinationId, category, ...fields }) {
    const { tx } = context
    const id = await insertItem(context, 'hotel', fields)
    await tx.insert(hotels).values({ id, destinationId, category, ...factColumns('hotel', fields) })
    return { id }
  },

  async editHotel({ tx, now }, edit) {
    const { id, destinationId, category } = edit
    await editItem(tx, 'hotel', edit, now)
    await editRow(tx, 'hotel', id, { destinationId, category, ...factColumns('hotel', edit) })
    return { id }
  },

  async deleteHotel(context, { id }) {
    const { tx } = context
    await lockItem(tx, 'hotel', id)
    await tx.select().from(hotels).where(eq(hotels.id, id)).for('update')
    const uses = isLinkedTo('hotels', catalogueItems.id, id)
    refuseWhenUsed({
      circuits: await readDependents(tx, 'circuit', uses),
      packages: await readDependents(tx, 'package', uses),
    })
    await deleteItem(context, id)
  },

  async detailHotel(context, { id }) {
    const { tx } = context
    const [card] = await readHotelCards(tx, { visibility: visibilityOf(context), ids: [id] })
    if (!card) throw notFound()
    const destination = await readReference(tx, card.destinationId)
    return { ...card, media: await readMedia(tx, id, visibilityOf(context)), destination }
  },

  async landingDetailHotel({ tx }, { id }) {
    const visibility = 'visible'
    const [card] = await readHotelCards(tx, { visibility, ids: [id] })
    if (!card) throw notFound()
    const { destinationId } = card
    const [destination] = await readDestinationCards(tx, { visibility, ids: [destinationId] })
    if (!destination) throw notFound()
    const all = await readHotelCards(tx, { visibility, where: belongsTo('hotel', destinationId) })
    const media = await readMedia(tx, id)
    return { ...card, media, destination, related: all.filter((hotel) => hotel.id !== id) }
  },

  listHotels: (context, query) => readPage(context, 'hotel', readHotelCards, query, hotelList),

  async toggleHotelStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, 'hotel', id, now) }
  },

  addHotelMedia: {
    prepare: (context, input) => prepareAddMedia(context, 'hotel', input),
  },

  removeHotelMedia: (context, { mediaId }) => removeMedia(context, 'hotel', mediaId),

  editHotelMediaPosition: {
    prepare: (context, input) => prepareEditMediaPosition(context, 'hotel', input),
  },

  updateHotelMediaOrder: ({ tx }, input) => updateMediaOrder(tx, 'hotel', input),

  getDestinationRelatedHotels: (context, { id }) =>
    readOfDestination(context, id, readHotelCards, belongsTo('hotel', id)),
}
