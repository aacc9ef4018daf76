import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { knownDevices } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'
import { hashOf } from './hash-of.ts'

/** How many browsers are remembered of a user. */
const devicesMax = 20

const shape = /^[\w-]{32}$/

/**
 * Remembers the browser of a log-in by what it was given to keep, and says whether it is a new one for
 * this user. A browser that somebody else has logged in with keeps what it has.
 */
export async function noteDevice(
  tx: Tx,
  userId: string,
  given: string | undefined,
  now: Date,
): Promise<{ device: string; isNew: boolean }> {
  const device =
    given !== undefined && shape.test(given) ? given : randomBytes(24).toString('base64url')
  const own = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hashOf(device)))
  const known = await tx
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(own)
    .returning({ userId: knownDevices.userId })
  if (known.length > 0) return { device, isNew: false }
  await tx.insert(knownDevices).values({ userId, deviceHash: hashOf(device), lastUsedAt: now })
  const old = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .offset(devicesMax)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, old)))
  return { device, isNew: true }
}
