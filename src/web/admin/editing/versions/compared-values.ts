import type { AnsweredItinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { type Difference, differencesOf } from '#web/admin/kit/form/draft/conflict.ts'
import { toDetailsFormValues } from '#web/admin/catalogue/form/details-form-values.ts'
import { toFactsFormValues } from '#web/admin/catalogue/form/facts/facts-form-values.ts'
import {
  blankDay,
  toDaysFormValues,
} from '#web/admin/catalogue/itineraries/days/days-form-values.ts'

/** An item as its detail operation answered it, of whatever kind and time. */
export type AnsweredItem = Record<string, unknown>

/** Fields that hold their content in the item itself, as links and lengths do, and come back with a version. */
const plainFields = [
  'regionId',
  'destinationId',
  'destinationIds',
  'categoryId',
  'category',
  'days',
  'nights',
  'tourIds',
  'keyTourIds',
  'hotelIds',
  'extensionIds',
  'tags',
  'bannedTags',
  'aliases',
  'showVideo',
]

/**
 * Returns the fields that restoring a version would change: a field that one of the two does not know stays as it is.
 */
export function versionDifferences(
  kind: Kind,
  version: AnsweredItem,
  today: AnsweredItem,
): Difference[] {
  const shared = plainFields.filter((field) => field in version && field in today)
  const numbers = [...dayNumbers(version), ...dayNumbers(today)].toSorted((a, b) => a - b)
  const values = (item: AnsweredItem) => ({
    details: toDetailsFormValues(kind, item['details'] as []),
    ...Object.fromEntries(shared.map((field) => [field, item[field]])),
    facts: toFactsFormValues(kind, item),
    itinerary: daysByNumber(item, numbers),
  })
  const now = values(today)
  return differencesOf(now, values(version), now)
}

const daysOf = (item: AnsweredItem) => (item['itinerary'] ?? []) as AnsweredItinerary

const dayNumbers = (item: AnsweredItem) => daysOf(item).map(({ day }) => day)

/** Every day that either has; one that is missing is blank. Pictures are no part of a version. */
function daysByNumber(item: AnsweredItem, numbers: readonly number[]): object {
  const daysByNumber = new Map(toDaysFormValues(daysOf(item)).map((day) => [day.day, day]))
  const days = numbers.map((number) => {
    const { day: _day, mediaIds: _pictures, ...day } = daysByNumber.get(number) ?? blankDay(number)
    return [number, day]
  })
  return Object.fromEntries(days)
}
