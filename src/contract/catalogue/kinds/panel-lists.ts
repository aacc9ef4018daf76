import { z } from 'zod'
import { id, ids, lang, oneOrMore } from '#contract/base/fields.ts'
import { listKeyword } from '../search.ts'
import { sortedBy } from '#contract/base/sorting.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { translationLang, translationState } from '../facts/translation.ts'

/**
 * Possible gaps of enabled items: a main picture, a text for a picture that should have one, days, a place on the
 * map. A validity that is over is a gap too; for all items, so is an unpublished draft.
 */
export const gaps = ['mainPicture', 'alt', 'itinerary', 'location', 'validity', 'draft'] as const

export type Gap = (typeof gaps)[number]

/** The kinds that may have a gap, where not all of them do. */
const kindsWith: Partial<Record<Gap, readonly Kind[]>> = {
  itinerary: ['circuit', 'package'],
  location: ['destination', 'hotel'],
  validity: ['circuit', 'package'],
}

/** Returns the possible gaps of items of a kind. */
export function gapsOf(kind: Kind): Gap[] {
  return gaps.filter((gap) => kindsWith[gap]?.includes(kind) ?? true)
}

/**
 * Filters and order of every list of items in the panel, for admins with adminPanel alone. For other callers they
 * have no effect, like unknown fields.
 */
export const narrowing = {
  /** Each of its words is in a name of any language, in a tag, or in what else the kind's list names. */
  keyword: listKeyword.optional(),
  status: z.boolean().optional(),
  /** Items that are not written in this language, or in one of these. */
  missing: oneOrMore(lang).optional(),
  /** Items whose translation stands so, or in one of these ways. */
  translation: oneOrMore(z.object({ lang: translationLang, state: translationState })).optional(),
  /** Items that still want something, of several any; none of a kind that has no such thing. */
  gap: oneOrMore(z.enum(gaps)).optional(),
  ids: ids(1).optional(),
  /** In which language names are compared when they are sorted; English unless told. */
  lang: lang.optional(),
}

/** Additional filters and order of the lists of circuits and packages. */
export const narrowingOfItineraries = {
  destinationId: oneOrMore(id).optional(),
  tourId: id.optional(),
  hotelId: id.optional(),
  sort: sortedBy('name', 'days', 'languages', 'starred', 'status', 'price').optional(),
}
