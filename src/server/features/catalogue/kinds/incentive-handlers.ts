import type { incentiveOperations } from '#contract/catalogue/kinds/incentives.ts'
import { notFound } from '#contract/base/failures.ts'
import { incentives } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { belongsTo } from '../cards/relations/belongs-to.ts'
import { readDestinationCards } from '../cards/destination-cards.ts'
import { readIncentiveCards } from '../cards/incentive-cards.ts'
import { readPage } from '../cards/read-page.ts'
import { readReference } from '../cards/relations/read-reference.ts'
import { readOfDestination } from '../cards/relations/related-cards.ts'
import { relatedShown } from '../cards/relations/related-ids.ts'
import { deleteItem } from '../kit/delete-item.ts'
import { editRow, factColumns } from '../kit/facts.ts'
import { editItem, insertItem, lockItem, toggleStatus } from '../kit/items.ts'
import { prepareAddMedia, prepareEditMediaPosition, removeMedia } from '../kit/media.ts'
import { readMedia } from '../kit/read-media.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { incentiveList } from './incentive-panel-list.ts'

export const incentiveHandlers: HandlersOf<keyof typeof incentiveOperations> = {
  async addIncentive(context, { destinationId, ...fields }) {
    const { tx } = context
    const id = await insertItem(context, 'incentive', fields)
    await tx.insert(incentives).values({ id, destinationId, ...factColumns('incentive', fields) })
    return { id }
  },

  async editIncentive({ tx, now }, edit) {
    const { id, destinationId } = edit
    await editItem(tx, 'incentive', edit, now)
    await editRow(tx, 'incentive', id, { destinationId, ...factColumns('incentive', edit) })
    return { id }
  },

  async deleteIncentive(context, { id }) {
    await lockItem(context.tx, 'incentive', id)
    await deleteItem(context, id)
  },

  async detailIncentive(context, { id }) {
    const { tx } = context
    const [card] = await readIncentiveCards(tx, { visibility: visibilityOf(context), ids: [id] })
    if (!card) throw notFound()
    const destination = await readReference(tx, card.destinationId)
    return { ...card, media: await readMedia(tx, id, visibilityOf(context)), destination }
  },

  async landingDetailIncentive({ tx }, { id }) {
    const visibility = 'visible'
    const [card] = await readIncentiveCards(tx, { visibility, ids: [id] })
    if (!card) throw notFound()
    const [[destination], media, newest] = await Promise.all([
      readDestinationCards(tx, { visibility, ids: [card.destinationId] }),
      readMedia(tx, id),
      readIncentiveCards(tx, { visibility, limit: relatedShown + 1 }),
    ])
    if (!destination) throw notFound()
    const related = newest.filter((incentive) => incentive.id !== id).slice(0, relatedShown)
    return { ...card, media, destination, related }
  },

  listIncentives: (context, query) =>
    readPage(context, 'incentive', readIncentiveCards, query, incentiveList),

  async toggleIncentiveStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, 'incentive', id, now) }
  },

  addIncentiveMedia: {
    prepare: (context, input) => prepareAddMedia(context, 'incentive', input),
  },

  removeIncentiveMedia: (context, { mediaId }) => removeMedia(context, 'incentive', mediaId),

  editIncentiveMediaPosition: {
    prepare: (context, input) => prepareEditMediaPosition(context, 'incentive', input),
  },

  getDestinationRelatedIncentives: (context, { id }) =>
    readOfDestination(context, id, readIncentiveCards, belongsTo('incentive', id)),
}
