import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { FactForm } from '#contract/catalogue/facts/fact.ts'
import { factOf, isFact } from '#contract/catalogue/facts/facts.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { columnTypes } from '#server/platform/sheets/cells/column-types.ts'

/** How the value of a field stands in cells. */
export type Shape =
  | Exclude<keyof typeof columnTypes, 'money'>
  | 'amenities'
  | 'bands'
  | 'basis'
  | 'languages'
  | 'level'
  | 'months'
  | 'service'
  /** A text in each language, a column each. */
  | 'texts'
  | 'departures'
  /** A column for each part; that of `money` is called as the field, and tells units of `currency`. */
  | Record<string, 'number' | 'decimal' | 'currency' | 'money'>

/** The shape in cells of each form of fact. */
const shapesOfFacts: Record<FactForm, Shape> = {
  amenities: 'amenities',
  bands: 'bands',
  basis: 'basis',
  closures: 'json',
  day: 'day',
  departures: 'departures',
  duration: 'number',
  languages: 'languages',
  level: 'level',
  location: { lat: 'decimal', lng: 'decimal' },
  money: { amount: 'money', currency: 'currency' },
  months: 'months',
  number: 'number',
  peaks: 'json',
  range: { min: 'number', max: 'number' },
  service: 'service',
  text: 'text',
  texts: 'texts',
  time: 'time',
  times: 'times',
  timeZone: 'text',
}

/** The shape in cells of each other field that adding an item accepts; `details` aside. */
const shapes: Record<string, Shape> = {
  status: 'truth',
  starred: 'truth',
  showVideo: 'truth',
  tags: 'list',
  bannedTags: 'list',
  aliases: 'list',
  regionId: 'reference',
  categoryId: 'reference',
  destinationId: 'reference',
  destinationIds: 'references',
  tourIds: 'references',
  keyTourIds: 'references',
  hotelIds: 'references',
  extensionIds: 'references',
  days: 'number',
  nights: 'number',
  category: 'number',
  itinerary: 'json',
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
    const shape = isFact(name) ? shapesOfFacts[factOf(name).as] : shapes[name]
    if (shape === undefined) throw new Error(`Nobody has said how ${name} stands in a cell`)
    return [name, shape]
  })
}

/** Columns that name a category, or a region and its country: the import creates these if they do not exist. */
export const placeColumns: Partial<Record<Kind, { idField: string; columns: string[] }>> = {
  tour: { idField: 'categoryId', columns: ['category'] },
  destination: { idField: 'regionId', columns: ['region', 'country'] },
}
