import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Itinerary } from '#contract/catalogue/itineraries/itinerary-days.ts'
import { misfits } from '#contract/catalogue/itineraries/itinerary-fit.ts'
import { Failure, invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { media, tours } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { tableOf } from '#server/platform/db/schema/index.ts'
import { linkedIdsOf, replaceLinks } from '../kit/links.ts'
import { readDays } from './read-days.ts'
import { deleteDays, insertDays } from './write-days.ts'

export type ItineraryKind = 'circuit' | 'package'

/** Parts of a circuit or package. */
export interface Parts {
  days: number
  destinationIds: string[]
  tourIds: string[]
  /** Some of `tourIds`. */
  keyTourIds: string[]
  hotelIds: string[]
  itinerary: Itinerary
}

type Optional<Value> = { [Name in keyof Value]?: Value[Name] | undefined }

interface Added extends Parts {
  extensionIds: string[]
}

/**
 * Stores what a new circuit or package is made of.
 * @throws NOT_FOUND_ERROR for an id that names nothing, INVALID_DATA_ERROR for days that do not fit
 */
export async function addParts(tx: Tx, id: string, parts: Added): Promise<void> {
  requireOwnKeys(parts)
  await replaceLinks(tx, id, parts)
  await requireFit(tx, id, parts)
  await insertDays(tx, id, parts.itinerary)
  await requireSize(tx, id, 'itinerary')
}

interface Edited extends Optional<Added> {
  id: string
  details?: unknown
}

/**
 * Replaces the given parts of a locked circuit or package. Its days, sent along or stored before,
 * must fit what it is then made of.
 * @throws as `addParts`
 */
export async function editParts(tx: Tx, kind: ItineraryKind, edit: Edited): Promise<void> {
  const { id, days, destinationIds, tourIds, hotelIds, itinerary } = edit
  const isRouted = [destinationIds, tourIds, hotelIds, itinerary].some((list) => list !== undefined)
  const { extensionIds, keyTourIds } = edit
  if (!isRouted && days === undefined && keyTourIds === undefined) {
    await replaceLinks(tx, id, { extensionIds })
    if (edit.details !== undefined) await requireSize(tx, id, 'details')
    return
  }
  const parts = laidOver(await readParts(tx, kind, id), edit)
  requireOwnKeys(parts)
  await requireFit(tx, id, parts)
  if (isRouted) {
    // Its days hold its links fast; they come back when the links are what they shall be.
    const kept = await deleteDays(tx, id)
    await replaceLinks(tx, id, { ...edit, keyTourIds: parts.keyTourIds })
    await insertDays(tx, id, parts.itinerary, kept)
  } else {
    await replaceLinks(tx, id, { extensionIds, keyTourIds })
  }
  await requireSize(tx, id, itinerary === undefined ? 'details' : 'itinerary')
}

/**
 * Parts as they are once the given ones take the place of the stored; what is no longer included is no key
 * experience any more.
 */
export function laidOver(stored: Parts, values: Optional<Parts>): Parts {
  const tourIds = values.tourIds ?? stored.tourIds
  return {
    days: values.days ?? stored.days,
    destinationIds: values.destinationIds ?? stored.destinationIds,
    tourIds,
    keyTourIds: values.keyTourIds ?? stored.keyTourIds.filter((key) => tourIds.includes(key)),
    hotelIds: values.hotelIds ?? stored.hotelIds,
    itinerary: values.itinerary ?? stored.itinerary,
  }
}

/**
 * Reads the parts of a circuit or package, hidden parts too.
 * @throws NOT_FOUND_ERROR
 */
export async function readParts(tx: Tx, kind: ItineraryKind, id: string): Promise<Parts> {
  const table = tableOf[kind]
  const [row] = await queryRows<Omit<Parts, 'itinerary'> & Record<string, unknown>>(
    tx,
    sql`select ${table.days} as "days",
      ${linkedIdsOf('destinations', table.id, 'all')} as "destinationIds",
      ${linkedIdsOf('tours', table.id, 'all')} as "tourIds",
      ${linkedIdsOf('keyTours', table.id, 'all')} as "keyTourIds",
      ${linkedIdsOf('hotels', table.id, 'all')} as "hotelIds"
      from ${table} where ${table.id} = ${id}`,
  )
  if (!row) throw notFound()
  return { ...row, itinerary: await readDays(tx, id, 'all') }
}

/**
 * Checks that the key experiences are the item's own.
 * @throws INVALID_DATA_ERROR naming each that is not (`keyTourIds.2`)
 */
export function requireOwnKeys({ tourIds, keyTourIds }: Parts, path = 'keyTourIds'): void {
  const issues = keyTourIds.flatMap((key, index) =>
    tourIds.includes(key) ? [] : [{ path: `${path}.${index}`, message: messages.notOfItem }],
  )
  if (issues.length > 0) throw new Failure('INVALID_DATA_ERROR', { issues })
}

/**
 * Checks that the days name only what is the item's.
 * @throws INVALID_DATA_ERROR naming each place that does not fit (`itinerary.2.hotelId`)
 */
export async function requireFit(
  tx: Tx,
  id: string | undefined,
  parts: Parts,
  path = 'itinerary',
): Promise<void> {
  const { itinerary, ...own } = parts
  const offeredTourIds = await readToursOf(
    tx,
    itinerary.flatMap((day) => day.optionalTourIds),
    parts.destinationIds,
  )
  const hasPictures = itinerary.some(({ mediaIds }) => mediaIds.length > 0)
  const pictureIds = id !== undefined && hasPictures ? await readPictureIds(tx, id) : []
  const issues = misfits(itinerary, { ...own, offeredTourIds, pictureIds })
  if (issues.length === 0) return
  throw new Failure('INVALID_DATA_ERROR', {
    issues: issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })),
  })
}

/** Those of the given tours that lie in the given destinations. */
async function readToursOf(tx: Tx, ids: string[], destinationIds: string[]): Promise<string[]> {
  if (ids.length === 0 || destinationIds.length === 0) return []
  const rows = await tx
    .select({ id: tours.id })
    .from(tours)
    .where(and(inArray(tours.id, ids), inArray(tours.destinationId, destinationIds)))
  return rows.map((row) => row.id)
}

async function readPictureIds(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), eq(media.type, 'image')))
  return rows.map((row) => row.id)
}

/** @throws INVALID_DATA_ERROR when the texts and days of an item are too long together */
async function requireSize(tx: Tx, id: string, path: 'details' | 'itinerary'): Promise<void> {
  const sizes = ['item_details', 'itinerary_days', 'itinerary_transfers', 'itinerary_day_texts']
  const each = sizes.map(
    (table) =>
      sql`select octet_length((to_jsonb(t) - 'item_id')::text) as size from ${sql.identifier(table)} t where item_id = ${id}`,
  )
  const [row] = await queryRows<{ bytes: number }>(
    tx,
    sql`select coalesce(sum(size), 0)::integer as bytes from (${sql.join(each, sql` union all `)}) as sizes`,
  )
  if ((row?.bytes ?? 0) > limits.itemTextBytes) throw invalidData(path, messages.itemTooLarge)
}
