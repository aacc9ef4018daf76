import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Duties } from '#contract/base/rights/duties.ts'
import { shutOutStatuses } from '#contract/trade/agency-fields.ts'
import { agencies, apiKeys, users } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'
import { hashOf } from './hash-of.ts'

/** A key as it is stored, with the duties of who made it: it reaches no further than these. */
export type StoredKey = typeof apiKeys.$inferSelect & { duties: Duties }

/** Prefix of keys, so that one that lies about is known for a key. */
const beginning = 'nandu_'

/** A new key of 256 random bits, told once, and the hash that is kept of it. */
export function newKey(): { key: string; keyHash: string } {
  const key = beginning + randomBytes(32).toString('base64url')
  return { key, keyHash: hashOf(key) }
}

/** The row of a key; undefined for one that was never made or was deleted, or whose agency may nothing at present. */
export async function findKey(tx: Tx, key: string): Promise<StoredKey | undefined> {
  if (!key.startsWith(beginning)) return undefined
  const [row] = await tx
    .select({ key: getTableColumns(apiKeys), duties: users.duties })
    .from(apiKeys)
    .leftJoin(agencies, eq(agencies.id, apiKeys.agencyId))
    .leftJoin(users, eq(users.id, apiKeys.makerId))
    .where(
      and(
        eq(apiKeys.keyHash, hashOf(key)),
        or(isNull(agencies.id), notInArray(agencies.status, shutOutStatuses)),
      ),
    )
  return row && { ...row.key, duties: row.duties }
}

/** Counts a call; `day` is today in the agency's time zone. */
export async function countKeyCall(tx: Tx, id: string, now: Date, day: string): Promise<void> {
  await tx
    .update(apiKeys)
    .set({
      lastUsedAt: now,
      calls: sql`case when ${apiKeys.callsDay} = ${day} then ${apiKeys.calls} + 1 else 1 end`,
      callsDay: day,
    })
    .where(eq(apiKeys.id, id))
}

/** Whether a page of this origin may use some key. */
export async function isKnownOrigin(tx: Tx, origin: string): Promise<boolean> {
  const uses = sql`${apiKeys.origins} @> array[${origin}]::text[]`
  const [row] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(uses).limit(1)
  return row !== undefined
}
