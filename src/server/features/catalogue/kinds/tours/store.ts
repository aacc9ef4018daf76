import { eq, type SQL, sql } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import {
  catalogueItems,
  itineraryDayOptionalTours as offered,
  tours,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { readDependents, refuseWhenUsed } from '../../kit/delete-item.ts'
import { changeItem, lockItem } from '../../kit/items.ts'
import { isLinkedTo } from '../../kit/links.ts'
import { clearStars, requireEnabled, requireEnglish, requireRoomForStar } from './rules.ts'

interface Place {
  destinationId?: string | undefined
  categoryId?: string | undefined
}

/** Moves a tour to a destination or category; its star there stays behind (requirements §4.18). */
export async function placeTour(tx: Tx, id: string, place: Place): Promise<void> {
  const { destinationId, categoryId } = place
  if (categoryId) await tx.update(tours).set({ categoryId }).where(eq(tours.id, id))
  if (!destinationId) return
  const stays = sql`${tours.starredInDestination} and ${tours.destinationId} = ${destinationId}`
  await tx.update(tours).set({ destinationId, starredInDestination: stays }).where(eq(tours.id, id))
}

/**
 * Locks a tour against deletions and new circuits and packages alike.
 * @throws NOT_FOUND_ERROR, INVALID_DELETE_ERROR naming what uses it (requirements §4.4)
 */
export async function lockUnused(tx: Tx, id: string): Promise<void> {
  await lockItem(tx, 'tour', id)
  await tx.select().from(tours).where(eq(tours.id, id)).for('update')
  const uses = sql`(${isLinkedTo('tours', catalogueItems.id, id)} or ${isOffered(id)})`
  refuseWhenUsed({
    circuits: await readDependents(tx, 'circuit', uses),
    packages: await readDependents(tx, 'package', uses),
  })
}

/** Whether an item offers a tour on one of its days. */
function isOffered(id: string): SQL {
  return sql`exists (
    select 1 from ${offered}
    where ${offered.itemId} = ${catalogueItems.id} and ${offered.tourId} = ${id}
  )`
}

/**
 * Enables or disables; what is disabled loses both stars (requirements §2.14).
 * @throws NOT_FOUND_ERROR, INVALID_DATA_ERROR when it has no English to be enabled with
 */
export async function toggleStatus(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { status } = await lockItem(tx, 'tour', id)
  if (status) await clearStars(tx, id)
  else await requireEnglish(tx, id)
  await changeItem(tx, id, { status: !status }, now)
  return !status
}

/**
 * Stars or unstars; gives the new value.
 * @throws NOT_FOUND_ERROR, DISABLED_DESTINATION_ERROR for a disabled tour
 */
export async function toggleStarred(tx: Tx, id: string, now: Date): Promise<boolean> {
  const tour = await lockItem(tx, 'tour', id)
  requireEnabled(tour)
  await changeItem(tx, id, { starred: !tour.starred }, now)
  return !tour.starred
}

/**
 * Stars or unstars on the destination's page; gives the new value.
 * @throws NOT_FOUND_ERROR, DISABLED_DESTINATION_ERROR, LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR
 */
export async function toggleStarredInDestination(tx: Tx, id: string, now: Date): Promise<boolean> {
  requireEnabled(await lockItem(tx, 'tour', id))
  const [tour] = await tx.select().from(tours).where(eq(tours.id, id))
  if (!tour) throw notFound()
  const starredInDestination = !tour.starredInDestination
  if (starredInDestination) await requireRoomForStar(tx, tour.destinationId)
  await tx.update(tours).set({ starredInDestination }).where(eq(tours.id, id))
  await changeItem(tx, id, {}, now)
  return starredInDestination
}
