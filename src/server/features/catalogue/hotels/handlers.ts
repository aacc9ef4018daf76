import { eq } from 'drizzle-orm'
import type { hotelOperations } from '#contract/catalogue/hotels.ts'
import { notFound } from '#contract/failures.ts'
import { catalogueItems, hotels } from '#server/db/schema/index.ts'
import type { HandlersOf } from '#server/operations/context.ts'
import { belongsTo } from '../cards/belongs-to.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readHotelCards } from '../cards/hotel-cards.ts'
import { readPage } from '../cards/read-page.ts'
import { readReference } from '../cards/read-reference.ts'
import { readOfDestination } from '../cards/related-cards.ts'
import { deleteItem, readDependents, refuseWhenUsed } from '../kit/delete-item.ts'
import { editItem, insertItem, lockItem, toggleStatus } from '../kit/items.ts'
import { isLinkedTo } from '../kit/links.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { hotelList } from './panel-list.ts'

export const hotelHandlers: HandlersOf<keyof typeof hotelOperations> = {
  async addHotel({ tx, now }, { destinationId, category, ...fields }) {
    const id = await insertItem(tx, 'hotel', fields, now)
    await tx.insert(hotels).values({ id, destinationId, category })
    return { id }
  },

  async editHotel({ tx, now }, edit) {
    const { id, destinationId, category } = edit
    await editItem(tx, 'hotel', edit, now)
    if (destinationId !== undefined || category !== undefined) {
      await tx.update(hotels).set({ destinationId, category }).where(eq(hotels.id, id))
    }
    return { id }
  },

  async deleteHotel({ tx, services }, { id }) {
    await lockItem(tx, 'hotel', id)
    await tx.select().from(hotels).where(eq(hotels.id, id)).for('update')
    const uses = isLinkedTo('hotels', catalogueItems.id, id)
    refuseWhenUsed({
      circuits: await readDependents(tx, 'circuit', uses),
      packages: await readDependents(tx, 'package', uses),
    })
    await deleteItem(tx, services.jobs, id)
  },

  async detailHotel(context, { id }) {
    const { tx } = context
    const [card] = await readHotelCards(tx, { visibility: visibilityOf(context), ids: [id] })
    if (!card) throw notFound()
    return { ...card, destination: await readReference(tx, card.destinationId) }
  },

  async landingDetailHotel({ tx }, { id }) {
    const visibility = 'visible'
    const [card] = await readHotelCards(tx, { visibility, ids: [id] })
    if (!card) throw notFound()
    const { destinationId } = card
    const [destination] = await readDestinationCards(tx, { visibility, ids: [destinationId] })
    if (!destination) throw notFound()
    const all = await readHotelCards(tx, { visibility, where: belongsTo.hotels(destinationId) })
    return { ...card, destination, related: all.filter((hotel) => hotel.id !== id) }
  },

  listHotels: (context, query) => readPage(context, 'hotel', readHotelCards, query, hotelList),

  async toggleHotelStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, 'hotel', id, now) }
  },

  getDestinationRelatedHotels: (context, { id }) =>
    readOfDestination(context, id, readHotelCards, belongsTo.hotels(id)),
}
