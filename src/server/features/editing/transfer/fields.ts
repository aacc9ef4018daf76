import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'

/** How the value of a field stands in cells. */
export type Shape =
  | 'text'
  | 'number'
  | 'decimal'
  | 'truth'
  /** `a | b`; an empty cell is an empty list. */
  | 'list'
  /** The same, but an empty cell is nothing. */
  | 'list or null'
  /** A value with a structure of its own, as JSON. */
  | 'json'
  /** A text in each language, a column each. */
  | 'texts'
  | 'departures'
  /** A column for each part; that of `money` is called as the field, and tells units of `currency`. */
  | Record<string, 'number' | 'decimal' | 'text' | 'money'>

/** The shape in cells of each field that adding an item accepts; `details` and `itinerary` aside. */
const shapes: Record<string, Shape> = {
  externalId: 'text',
  status: 'truth',
  starred: 'truth',
  showVideo: 'truth',
  tags: 'list',
  bannedTags: 'list',
  aliases: 'list',
  regionId: 'text',
  categoryId: 'text',
  destinationId: 'text',
  destinationIds: 'list',
  tourIds: 'list',
  hotelIds: 'list',
  extensionIds: 'list',
  days: 'number',
  nights: 'number',
  category: 'number',
  location: { lat: 'decimal', lng: 'decimal' },
  altitude: 'number',
  airport: 'text',
  timeZone: 'text',
  nightsAdvised: { min: 'number', max: 'number' },
  months: 'list or null',
  closures: 'json',
  durationMinutes: 'number',
  startTimes: 'list',
  level: 'number',
  minAge: 'number',
  guideLanguages: 'list',
  groupSize: { min: 'number', max: 'number' },
  code: 'text',
  departures: 'departures',
  validFrom: 'text',
  validTo: 'text',
  priceFrom: { amount: 'money', currency: 'text' },
  priceNote: 'texts',
  priceFromBasis: 'text',
  priceFromUntil: 'text',
  address: 'text',
  website: 'text',
  rooms: 'number',
  checkIn: 'text',
  checkOut: 'text',
  amenities: 'list',
  itinerary: 'json',
}

/** The shape in a cell of each text of `details`. */
export const textShapes: Record<string, Shape> = {
  name: 'text',
  description: 'text',
  summary: 'text',
  highlights: 'list',
  included: 'list',
  excluded: 'list',
  seasonNote: 'text',
  monthNotes: 'list or null',
  climate: 'text',
  conditions: 'text',
  practical: 'json',
  questions: 'json',
}

/** The first columns of a sheet, for its readers. */
const leading = ['externalId', 'destinationId', 'destinationIds', 'days', 'nights', 'category']

/**
 * The fields of a kind in the order of its sheet, without `details`.
 * @throws for a field that nobody has said the shape of
 */
export function fieldsOf(kind: Kind): [name: string, shape: Shape][] {
  const { input }: Operation = operations[operationsOfKind[kind].add]
  const names = Object.keys(input.shape).filter((name) => name !== 'details')
  const first = leading.filter((name) => names.includes(name))
  const rest = names.filter((name) => !leading.includes(name))
  return [...first, ...rest].map((name) => {
    const shape = shapes[name]
    if (shape === undefined) throw new Error(`Nobody has said how ${name} stands in a cell`)
    return [name, shape]
  })
}

/** Columns that name a category, or a region and its country: the import creates these if they do not exist. */
export const placeColumns: Partial<Record<Kind, { idField: string; columns: string[] }>> = {
  tour: { idField: 'categoryId', columns: ['category'] },
  destination: { idField: 'regionId', columns: ['region', 'country'] },
}
