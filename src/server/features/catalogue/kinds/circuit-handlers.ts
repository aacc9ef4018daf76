import { effectiveTags } from '#contract/catalogue/places/tags.ts'
import type { circuitOperations } from '#contract/catalogue/kinds/circuits.ts'
import { circuits } from '#server/platform/db/schema/index.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { belongsTo } from '../cards/relations/belongs-to.ts'
import { readPage } from '../cards/read-page.ts'
import { readOfDestination, readRelatedByTags } from '../cards/relations/related-cards.ts'
import { relatedShown } from '../cards/relations/related-ids.ts'
import { readCircuitCards } from '../cards/itinerary-cards.ts'
import { readStaysAndTours } from '../cards/relations/stays-and-tours.ts'
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
import { readTagsOf } from '../kit/tags.ts'
import { readItineraryDetail } from '../itineraries/detail.ts'
import { addParts, editParts } from '../itineraries/parts.ts'
import { itineraryList } from '../itineraries/panel-list.ts'

export const circuitHandlers: HandlersOf<keyof typeof circuitOperations> = {
  async addCircuit(context, { days, nights, ...fields }) {
    const { tx } = context
    requireFittingBands(fields)
    const id = await insertItem(context, 'circuit', fields)
    await tx.insert(circuits).values({ id, days, nights, ...factColumns('circuit', fields) })
    await addParts(tx, id, { ...fields, days })
    return { id }
  },

  async editCircuit({ tx, now }, edit) {
    const { id, days, nights } = edit
    await editItem(tx, 'circuit', edit, now)
    await editParts(tx, 'circuit', edit)
    await editRow(tx, 'circuit', id, {
      days,
      nights,
      ...factColumns('circuit', await withFittingBands(tx, 'circuit', edit)),
    })
    return { id }
  },

  async deleteCircuit(context, { id }) {
    await lockItem(context.tx, 'circuit', id)
    await deleteItem(context, id)
  },

  detailCircuit: (context, { id }) =>
    readItineraryDetail(context, visibilityOf(context), readCircuitCards, id),

  async landingDetailCircuit(context, { id }) {
    const { tx } = context
    const detail = await readItineraryDetail(context, 'visible', readCircuitCards, id)
    const related = await readRelatedByTags(tx, 'circuit', readCircuitCards, {
      tags: effectiveTags(detail),
      limit: relatedShown,
      except: id,
    })
    return { ...detail, related }
  },

  listCircuits: (context, query) =>
    readPage(context, 'circuit', readCircuitCards, query, itineraryList),

  async toggleCircuitStatus({ tx, now }, { id }) {
    return { status: await toggleStatus(tx, 'circuit', id, now) }
  },

  async toggleCircuitStarred({ tx, now }, { id }) {
    return { starred: await toggleStarred(tx, 'circuit', id, now) }
  },

  addCircuitMedia: {
    prepare: (context, input) => prepareAddMedia(context, 'circuit', input),
  },

  removeCircuitMedia: (context, { mediaId }) => removeMedia(context, 'circuit', mediaId),

  editCircuitMediaPosition: {
    prepare: (context, input) => prepareEditMediaPosition(context, 'circuit', input),
  },

  updateCircuitMediaOrder: ({ tx }, input) => updateMediaOrder(tx, 'circuit', input),

  async getCircuitsRelatedTags({ tx }, query) {
    return { list: await readRelatedByTags(tx, 'circuit', readCircuitCards, query) }
  },

  getDestinationRelatedCircuits: (context, { id }) =>
    readOfDestination(context, id, readCircuitCards, belongsTo('itinerary', id)),

  async getDestinationDetailForCircuitForm({ tx }, { destinationIds }) {
    const staysAndTours = await readStaysAndTours(tx, destinationIds)
    return { ...staysAndTours, destinationTags: await readTagsOf(tx, destinationIds) }
  },
}
