import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import { tokenPurposes, userTokens } from '../../db/schema/index.ts'
import type { Tx } from '../../db/transaction.ts'

type Slot = (typeof tokenPurposes)[number]

/** Purpose of a mailed link: it confirms an e-mail, sets a new password, or sets the first one. */
export type TokenPurpose = Slot | 'invitation'

/** An invitation stands, and lives, where others have the link that completes their registration. */
const slotOf = (purpose: TokenPurpose): Slot =>
  purpose === 'invitation' ? 'registration' : purpose

const lifeSeconds: Record<Slot, number> = {
  registration: limits.registrationTokenSeconds,
  reset: limits.resetTokenSeconds,
}

/** 256 random bits, from which only this installation can make the token. */
export function newTokenSeed(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token of a seed: 43 characters fit for an address. The same seed gives the same token, so
 * that a mail which is sent twice carries one link; the seed alone, as jobs keep it, is no token.
 */
export function tokenOfSeed(key: string, purpose: TokenPurpose, seed: string): string {
  return createHmac('sha256', key).update(`${purpose}:${seed}`).digest('base64url')
}

/** When a token asked for at `requestedAt` ends (requirements §4.7). */
export function tokenEnd(purpose: TokenPurpose, requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + lifeSeconds[slotOf(purpose)] * 1000)
}

/** Of an invitation in a way of its own: it confirms nothing, and a confirmation sets no password. */
function hashOf(purpose: TokenPurpose, token: string): string {
  const hashed = purpose === 'invitation' ? `invitation:${token}` : token
  return createHash('sha256').update(hashed).digest('hex')
}

/**
 * Makes this the only token of its purpose. False, and nothing stored, when one that was asked
 * for later is there already.
 */
export async function storeToken(
  tx: Tx,
  token: { userId: string; purpose: TokenPurpose; token: string; expiresAt: Date },
): Promise<boolean> {
  const { userId, expiresAt } = token
  const purpose = slotOf(token.purpose)
  const tokenHash = hashOf(token.purpose, token.token)
  const stored = await tx
    .insert(userTokens)
    .values({ userId, purpose, tokenHash, expiresAt })
    .onConflictDoUpdate({
      target: [userTokens.userId, userTokens.purpose],
      set: { tokenHash, expiresAt },
      setWhere: sql`${userTokens.expiresAt} <= excluded.expires_at`,
    })
    .returning({ userId: userTokens.userId })
  return stored.length > 0
}

/** Whether the token is the one that was mailed to this user, still unused and young enough. */
export async function isTokenOf(
  tx: Tx,
  wanted: { userId: string; purpose: TokenPurpose; token: string; now: Date },
): Promise<boolean> {
  const owner = await findTokenOwner(tx, wanted.purpose, wanted.token, wanted.now)
  return owner === wanted.userId
}

/** The id of the user whom the token was mailed to; undefined when it is wrong, used or too old. */
export async function findTokenOwner(
  tx: Tx,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: userTokens.userId })
    .from(userTokens)
    .where(isToken(purpose, token, now))
  return found?.userId
}

/** Consumes a token: the id of its user, or undefined when it is wrong, used or too old. */
export async function consumeToken(
  tx: Tx,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [consumed] = await tx
    .update(userTokens)
    .set(revoked(slotOf(purpose), now))
    .where(isToken(purpose, token, now))
    .returning({ userId: userTokens.userId })
  return consumed?.userId
}

/** Makes every link useless that was mailed to a user, or asked for but not mailed yet. */
export async function revokeTokensOf(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const purpose of tokenPurposes) {
    await tx
      .update(userTokens)
      .set(revoked(purpose, now))
      .where(and(eq(userTokens.userId, userId), eq(userTokens.purpose, purpose)))
  }
}

function isToken(purpose: TokenPurpose, token: string, now: Date) {
  return and(
    eq(userTokens.purpose, slotOf(purpose)),
    eq(userTokens.tokenHash, hashOf(purpose, token)),
    gt(userTokens.expiresAt, now),
  )
}

/** The row stays, with no token's hash, so that a mail sent once more cannot revive the token. */
function revoked(purpose: Slot, now: Date) {
  return { tokenHash: sql<string>`gen_random_uuid()::text`, expiresAt: tokenEnd(purpose, now) }
}
