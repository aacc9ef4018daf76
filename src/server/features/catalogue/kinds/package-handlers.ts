import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import type { packageOperations } from '#contract/catalogue/kinds/packages.ts'
import { packages } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { belongsTo } from '../cards/relations/belongs-to.ts'
import { readPage } from '../cards/read-page.ts'
import { readOfDestination, readRelatedByTags } from '../cards/relations/related-cards.ts'
import { relatedShown } from '../cards/relations/related-ids.ts'
import { readPackageCards } from '../cards/itinerary-cards.ts'
import { deleteItem } from '../kit/delete-item.ts'
import { editRow, factColumns } from '../kit/facts.ts'
import { editItem, insertItem, lockItem, toggleStarred, toggleStatus } from '../kit/items.ts'
import {
  prepareAddMedia,
  prepareEditMediaPosition,
  removeMedia,
  updateMediaOrder,
} from '../kit/media.ts'
import { requireFittingBands, withFittingBands } from '../kit/price-bands.ts'
import { visibilityOf } from '../kit/visibility.ts'
import { readItineraryDetail } from '../itineraries/detail.ts'
import { addParts, editParts } from '../itineraries/parts.ts'
import { itineraryList } from '../itineraries/panel-list.ts'

export const packageHandlers: HandlersOf<keyof typeof packageOperations> = {
  async addPackage(context, { days, nights, ...fields }) {
    const { tx } = context
    requireFittingBands(fields)
    const id = await insertItem(context, 'package', fields)
    await tx.insert(packages).values({ id, days, nights, ...factColumns('package', fields) })
    await addParts(tx, id, { ...fields, days })
    return { id }
  },

  async editPackage({ tx, now }, edit) {
    const { id, days, nights } = edit
    await editItem(tx, 'package', edit, now)
    await editParts(tx, 'package', edit)
    await editRow(tx, 'package', id, {
      days,
      nights,
      ...factColumns('package', await withFittingBands(tx, 'package', edit)),
    })
    return { id }
  },

  async deletePackage(context, { id }) {
    await lockItem(context.tx, 'package', id)
    await deleteItem(context, id)
  },

  async detailPackage(context, { id }) {
    const detail = await readItineraryDetail(context, visibilityOf(context), readPackageCards, id)
    return { ...detail, packageMedia: detail.media }
  },

  async landingDetailPackage(context, { id }) {
    const { tx } = context
    const detail = await readItineraryDetail(context, 'visible', readPackageCards, id)
    const related = await readRelatedByTags(tx, 'package', readPackageCards, {
      tags: effectiveTags(detail),
      limit: relatedShown,
      except: id,
    })
    return { ...detail, packageMedia: detail.media, related }
  },

  listPackages: (context, query) =>
    readPage(context, 'package', readPackageCards, query, itineraryList),

  async togglePackageStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, 'package', id, now) }
  },

  async togglePackageStarred({ tx, now }, { id }) {
    return { starred: await toggleStarred(tx, 'package', id, now) }
  },

  addPackageMedia: {
    prepare: (context, input) => prepareAddMedia(context, 'package', input),
  },

  removePackageMedia: (context, { mediaId }) => removeMedia(context, 'package', mediaId),

  editPackageMediaPosition: {
    prepare: (context, input) => prepareEditMediaPosition(context, 'package', input),
  },

  updatePackageMediaOrder: ({ tx }, input) => updateMediaOrder(tx, 'package', input),

  async getPackagesRelatedTags({ tx }, query) {
    return { list: await readRelatedByTags(tx, 'package', readPackageCards, query) }
  },

  getDestinationRelatedPackages: (context, { id }) =>
    readOfDestination(context, id, readPackageCards, belongsTo('itinerary', id)),
}
