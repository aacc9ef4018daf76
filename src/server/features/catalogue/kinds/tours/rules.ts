import { and, eq } from 'drizzle-orm'
import { Failure, invalidData } from '#contract/base/failures.ts'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import {
  catalogueItems,
  destinations,
  itemDetails,
  tours,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/**
 * Checks that a tour may be enabled (requirements §4.5).
 * @throws INVALID_DATA_ERROR without an English entry
 */
export async function requireEnglish(tx: Tx, id: string): Promise<void> {
  const english = and(eq(itemDetails.itemId, id), eq(itemDetails.lang, fallbackLanguage))
  if ((await tx.$count(itemDetails, english)) === 0) {
    throw invalidData('details', messages.detailsEnglish)
  }
}

/**
 * Checks that a tour may be starred, here or on its destination's page (requirements §2.14).
 * @throws DISABLED_DESTINATION_ERROR
 */
export function requireEnabled(tour: { status: boolean }): void {
  if (!tour.status) throw new Failure('DISABLED_DESTINATION_ERROR')
}

/** Takes both stars from a locked tour that is disabled or about to be (requirements §2.14). */
export async function clearStars(tx: Tx, id: string): Promise<void> {
  await tx.update(catalogueItems).set({ starred: false }).where(eq(catalogueItems.id, id))
  await tx.update(tours).set({ starredInDestination: false }).where(eq(tours.id, id))
}

/**
 * Checks that a destination has room for one more starred tour. Its row is locked, so that the
 * count holds until the transaction ends.
 * @throws LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR
 */
export async function requireRoomForStar(tx: Tx, destinationId: string): Promise<void> {
  await tx
    .select({ id: destinations.id })
    .from(destinations)
    .where(eq(destinations.id, destinationId))
    .for('no key update')
  const starred = await tx.$count(
    tours,
    and(eq(tours.destinationId, destinationId), eq(tours.starredInDestination, true)),
  )
  if (starred >= limits.toursStarredPerDestination) {
    throw new Failure('LIMIT_TOURS_STARRED_IN_DESTINATION_ERROR')
  }
}
