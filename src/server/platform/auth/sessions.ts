import { and, asc, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '#contract/accounts/auth.ts'
import type { Duties } from '#contract/base/rights/duties.ts'
import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { type AgencyStatus, isShutOut } from '#contract/trade/agency-fields.ts'
import { agencies, sessions, users } from '../db/schema/index.ts'
import type { Tx } from '../db/transaction.ts'
import type { LogInTokens } from './tokens/log-in-tokens.ts'
import { endKitLinksOf } from './tokens/kit-links.ts'
import { endPreviewLinksOf } from './tokens/preview-links.ts'

/** The caller: rights as their row has them now (requirements §4.8). */
export interface SignedInUser {
  id: string
  role: Role
  /** Duties of an admin, null for all; an agent has none. */
  duties: Duties
  /** The agency they sell for; null of an admin, and of who has none. */
  agencyId: string | null
  /** True where they see the work of all of their agency, not theirs alone. */
  seesAgency: boolean
  /** Null where something is carried out in their name while they are away. */
  sessionId: string | null
}

interface VerifiedToken {
  user: SignedInUser
  /** A token to go on with, when the given one is older than 5 minutes (requirements §1.8). */
  renewedToken: string | undefined
}

/**
 * Starts a session of at most 12 hours and gives its first token. A user has 10 at most: the oldest
 * make way.
 */
export async function startSession(
  tx: Tx,
  tokens: LogInTokens,
  userId: string,
  now: Date,
  device = '',
): Promise<string> {
  const expiresAt = new Date(now.getTime() + limits.sessionSeconds * 1000)
  const [session] = await tx
    .insert(sessions)
    .values({ userId, createdAt: now, expiresAt, lastSeenAt: now, freshAt: now, device })
    .returning({ id: sessions.id })
  if (!session) throw new Error('The session was not stored')
  await endOldest(tx, userId, session.id)
  return tokens.sign(userId, session.id, now)
}

/** Leaves a user the newest sessions, `newest` among them. */
async function endOldest(tx: Tx, userId: string, newest: string): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, newest))
  const tooOld = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.createdAt))
    .offset(limits.sessionsMax - 1)
  await tx.delete(sessions).where(inArray(sessions.id, tooOld))
}

/** Ends one session; its tokens are refused from then on. */
export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Ends all of a user's sessions but one. */
export async function endOtherSessions(tx: Tx, userId: string, kept: string | null): Promise<void> {
  const others = kept === null ? undefined : ne(sessions.id, kept)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

/** Says that it was just shown who is there. */
export async function freshenSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ freshAt: now }).where(eq(sessions.id, sessionId))
}

/** Whether it was shown within the last 10 minutes who is there. */
export async function isFresh(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - limits.freshSeconds * 1000)
  return (
    (await tx.$count(sessions, and(eq(sessions.id, sessionId), gte(sessions.freshAt, oldest)))) > 0
  )
}

/** Ends all sessions of a user, because their rights changed; links that live by these end with them. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await endPreviewLinksOf(tx, userId)
  await endKitLinksOf(tx, userId)
}

/**
 * Waits for the writing calls that a user has under way. Comes before the user's row is locked:
 * one of those calls may be about that row, and each would wait for the other.
 */
export async function lockSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id))
    .for('update')
}

const endingLock = 7_391_460

/**
 * Lets calls that end sessions run one after another, each holding its own session: two admins
 * who end each other's would wait for each other for ever.
 */
export async function queueToEndSessions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${endingLock})`)
}

/** Deletes sessions that have lasted their 12 hours. */
export async function purgeSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** The token of an authorization header, bare or as `Bearer TOKEN`. */
export function tokenOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^bearer +/i, '').trim()
  return token === '' ? undefined : token
}

/**
 * Returns the owner of the token.
 * @throws INVALID_TOKEN when it is missing, malformed, expired or revoked, or its user is not approved.
 */
export async function verifyLogInToken(
  tx: Tx,
  tokens: LogInTokens,
  token: string | undefined,
  now: Date,
): Promise<VerifiedToken> {
  const claims = token === undefined ? null : await tokens.check(token, now)
  if (!claims) throw new Failure('INVALID_TOKEN')
  const user = await findSessionUser(tx, claims, now)
  const age = now.getTime() - claims.issuedAt.getTime()
  if (age <= limits.renewTokenAfterSeconds * 1000) return { user, renewedToken: undefined }
  await tx.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, claims.sessionId))
  return { user, renewedToken: await tokens.sign(claims.userId, claims.sessionId, now) }
}

const rights = {
  role: users.role,
  duties: users.duties,
  isApproved: users.isApproved,
  agencyId: users.agencyId,
  seesAgency: sql<boolean>`${users.manager} or coalesce(${agencies.shares} = 'all', false)`,
  agencyStatus: agencies.status,
}

interface Rights {
  isApproved: boolean
  agencyStatus: AgencyStatus | null
}

/** Approved themselves, and of no agency that is suspended or rejected. */
export function mayEnter({ isApproved, agencyStatus }: Rights): boolean {
  return isApproved && !isShutOut(agencyStatus)
}

interface SessionIdentity {
  userId: string
  sessionId: string
}

/**
 * Returns the owner of a session, with the rights of their row. With `hold` the session stays until the transaction
 * ends: anyone who ends it waits, and the call waits for one that is being ended. It locks the session's row alone:
 * two users who change each other's rows do not matter here.
 * @throws INVALID_TOKEN when it has ended, or its user or their agency is not approved
 */
export async function findSessionUser(
  tx: Tx,
  { userId, sessionId }: SessionIdentity,
  now: Date,
  hold = false,
): Promise<SignedInUser> {
  const itself = eq(sessions.id, sessionId)
  // First, and alone: what was waited for may have given the user another agency.
  if (hold) await tx.select({ id: sessions.id }).from(sessions).where(itself).for('key share')
  const [row] = await tx
    .select(rights)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agencies, eq(agencies.id, users.agencyId))
    .where(and(itself, eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
  if (!row || !mayEnter(row)) throw new Failure('INVALID_TOKEN')
  return toSignedIn(row, userId, sessionId)
}

/**
 * A user who is away, with the rights of their row. With `hold` these stay until the transaction ends.
 * @throws INVALID_TOKEN when there is no such user, or they are not approved
 */
export async function findAbsentUser(tx: Tx, id: string, hold = false): Promise<SignedInUser> {
  const found = tx
    .select(rights)
    .from(users)
    .leftJoin(agencies, eq(agencies.id, users.agencyId))
    .where(eq(users.id, id))
  const [row] = await (hold ? found.for('share', { of: users }) : found)
  if (!row || !mayEnter(row)) throw new Failure('INVALID_TOKEN')
  return toSignedIn(row, id, null)
}

function toSignedIn(
  { role, duties, agencyId, seesAgency }: Omit<SignedInUser, 'id' | 'sessionId'>,
  id: string,
  sessionId: string | null,
): SignedInUser {
  return { id, role, duties: role === 'admin' ? duties : [], agencyId, seesAgency, sessionId }
}
