import { and, eq } from 'drizzle-orm'
import type { tourOperations } from '#contract/catalogue/kinds/tours.ts'
import { tours } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { belongsTo } from '../../cards/relations/belongs-to.ts'
import { readCategories, readCategory } from '../../cards/categories.ts'
import { readPage } from '../../cards/read-page.ts'
import { readOfDestination, readRelatedByTags } from '../../cards/relations/related-cards.ts'
import { requireVisibleItems } from '../../cards/relations/require-visible-items.ts'
import { readTourCards } from '../../cards/tour-cards.ts'
import { deleteItem } from '../../kit/delete-item.ts'
import { editRow, factColumns } from '../../kit/facts.ts'
import { editItem, insertItem, statusOfNew } from '../../kit/items.ts'
import {
  prepareAddMedia,
  prepareEditMediaPosition,
  removeMedia,
  updateMediaOrder,
} from '../../kit/media.ts'
import { requireFittingBands, withFittingBands } from '../../kit/price-bands.ts'
import { visibilityOf } from '../../kit/visibility.ts'
import { readTagsOf } from '../../kit/tags.ts'
import { readTourDetail, readTourLanding } from './detail.ts'
import { clearStars, requireEnglish } from './rules.ts'
import {
  lockUnused,
  placeTour,
  toggleStarred,
  toggleStarredInDestination,
  toggleStatus,
} from './store.ts'
import { tourList } from './panel-list.ts'

export const tourHandlers: HandlersOf<keyof typeof tourOperations> = {
  async addTour(context, { destinationId, categoryId, ...fields }) {
    const { tx } = context
    requireFittingBands(fields)
    // Without texts it is stored disabled, and what is disabled is not starred (requirements §4.5).
    const status = fields.details.length > 0 && statusOfNew(context, fields)
    const starred = fields.starred && status
    const id = await insertItem(context, 'tour', { ...fields, status, starred })
    await tx.insert(tours).values({ id, destinationId, categoryId, ...factColumns('tour', fields) })
    return { id }
  },

  async editTour({ tx, now }, edit) {
    const { id } = edit
    const before = await editItem(tx, 'tour', edit, now)
    await placeTour(tx, id, edit)
    await editRow(tx, 'tour', id, factColumns('tour', await withFittingBands(tx, 'tour', edit)))
    if (edit.status ?? before.status) await requireEnglish(tx, id)
    else await clearStars(tx, id)
    return { id }
  },

  async deleteTour(context, { id }) {
    await lockUnused(context.tx, id)
    await deleteItem(context, id)
  },

  detailTour: (context, { id }) => readTourDetail(context.tx, visibilityOf(context), id),

  landingDetailTour: ({ tx }, { id }) => readTourLanding(tx, id),

  listTours: (context, query) => readPage(context, 'tour', readTourCards, query, tourList),

  async toggleTourStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, id, now) }
  },

  async toggleTourStarred({ tx, now }, { id }) {
    return { starred: await toggleStarred(tx, id, now) }
  },

  async toggleTourStarredInDestination({ tx, now }, { id }) {
    return { starredInDestination: await toggleStarredInDestination(tx, id, now) }
  },

  addTourMedia: {
    prepare: (context, input) => prepareAddMedia(context, 'tour', input),
  },

  removeTourMedia: (context, { mediaId }) => removeMedia(context, 'tour', mediaId),

  editTourMediaPosition: {
    prepare: (context, input) => prepareEditMediaPosition(context, 'tour', input),
  },

  updateTourMediaOrder: ({ tx }, input) => updateMediaOrder(tx, 'tour', input),

  async getToursRelatedTags({ tx }, query) {
    return { list: await readRelatedByTags(tx, 'tour', readTourCards, query) }
  },

  getDestinationRelatedTours: (context, { id }) =>
    readOfDestination(context, id, readTourCards, belongsTo('tour', id)),

  async getToursStarredInDestination({ tx }, { id }) {
    const visibility = 'visible'
    await requireVisibleItems(tx, 'destination', [id], visibility)
    const isStarredHere = and(eq(tours.destinationId, id), eq(tours.starredInDestination, true))
    return { list: await readTourCards(tx, { visibility, where: isStarredHere }) }
  },

  async getToursFormData({ tx }, { destinationId }) {
    await requireVisibleItems(tx, 'destination', [destinationId], 'all')
    const categoryList = await readCategories(tx)
    return { categoryList, destinationTags: await readTagsOf(tx, [destinationId]) }
  },

  async getTourListByCategory({ tx }, { categoryId }) {
    await readCategory(tx, categoryId)
    const visibility = 'all'
    return {
      list: await readTourCards(tx, { visibility, where: eq(tours.categoryId, categoryId) }),
    }
  },
}
