import { z } from 'zod'
import { id, ids, lang } from '../fields.ts'
import { listKeyword } from '../search.ts'
import { sortedBy } from '../sorting.ts'

/**
 * What narrows and orders every list of items in the panel. For admins with adminPanel alone;
 * without it they mean nothing, as fields that are not known.
 */
export const narrowing = {
  /** Each of its words is in a name of any language, in a tag, or in what else the kind's list names. */
  keyword: listKeyword.optional(),
  status: z.boolean().optional(),
  /** Items that are not written in this language. */
  missing: lang.optional(),
  ids: ids(1).optional(),
  /** In which language names are compared when they are sorted; English unless told. */
  lang: lang.optional(),
}

/** What the lists of single kinds are narrowed and ordered by besides. */
export const narrowingOf = {
  destination: {
    regionId: id.optional(),
    sort: sortedBy('name', 'region', 'languages', 'starred', 'status').optional(),
  },
  tour: {
    destinationId: id.optional(),
    categoryId: id.optional(),
    sort: sortedBy('name', 'destination', 'category', 'languages', 'starred', 'status').optional(),
  },
  itinerary: {
    destinationId: id.optional(),
    tourId: id.optional(),
    hotelId: id.optional(),
    sort: sortedBy('name', 'days', 'languages', 'starred', 'status').optional(),
  },
  hotel: {
    destinationId: id.optional(),
    /** Stars. */
    category: z.number().min(1).max(5).multipleOf(0.5).optional(),
    sort: sortedBy('name', 'destination', 'category', 'languages', 'status').optional(),
  },
  incentive: {
    destinationId: id.optional(),
    sort: sortedBy('name', 'destination', 'languages', 'status').optional(),
  },
}
