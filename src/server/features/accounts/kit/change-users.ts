import { and, eq, lt } from 'drizzle-orm'
import { Failure } from '#contract/base/failures.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { limits } from '#contract/base/limits.ts'
import type { Duty } from '#contract/base/rights/duties.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { apiKeys, users } from '#server/platform/db/schema/index.ts'
import { noteEvent } from '#server/api/note-event.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { revokeTokensOf } from '#server/platform/auth/tokens/email-tokens.ts'
import { removeFactors } from '#server/platform/auth/factors/second-factor.ts'
import { endSessionsOf } from '#server/platform/auth/sessions.ts'
import { findUserByEmail, type UserRow } from './find-users.ts'
import { followAgency } from '#server/features/privacy/former-agents.ts'

type NewUser = Pick<UserRow, 'name' | 'surname' | 'email' | 'role' | 'passwordHash'> & {
  agencyId?: string | null
  manager?: boolean
  branch?: string | null
  duties?: Duty[] | null
  lang?: Language
}
export type UserChanges = Partial<NewUser>

/** Removes a registration that nobody confirmed or approved within 7 days. */
export async function removeStaleRegistration(tx: Tx, email: string, now: Date): Promise<void> {
  const staleBefore = new Date(now.getTime() - limits.registrationTokenSeconds * 1000)
  await tx
    .delete(users)
    .where(
      and(
        eq(users.email, email),
        eq(users.emailConfirmed, false),
        eq(users.isApproved, false),
        lt(users.createdAt, staleBefore),
      ),
    )
}

interface NewRegistration {
  name: string
  surname: string
  email: string
  passwordHash: string
  lang: Language
  createdAt: Date
  consentAt: Date | null
  consentVersion: number | null
  agencyId: string | null
  position: string | null
}

/** Stores an unapproved user; undefined when the e-mail is taken, also by a call at this moment. */
export async function insertRegistration(
  tx: Tx,
  registration: NewRegistration,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(users)
    .values(registration)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return inserted?.id
}

/** Marks the e-mail as confirmed; false when it was already. */
export async function confirmEmail(tx: Tx, id: string): Promise<boolean> {
  const confirmed = await tx
    .update(users)
    .set({ emailConfirmed: true })
    .where(and(eq(users.id, id), eq(users.emailConfirmed, false)))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/** Stores a user who may log in at once. @throws EMAIL_IN_USE */
export async function insertUser(tx: Tx, user: NewUser): Promise<string> {
  const [inserted] = await tx
    .insert(users)
    .values({ ...user, isApproved: true, emailConfirmed: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!inserted) throw new Failure('EMAIL_IN_USE')
  return inserted.id
}

/** Changes the given fields alone. @throws EMAIL_IN_USE */
export async function updateUser(tx: Tx, id: string, changes: UserChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return
  try {
    await tx.update(users).set(changes).where(eq(users.id, id))
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw new Failure('EMAIL_IN_USE')
    throw error
  }
}

/** Approves a user; undefined when there is none to approve. */
export async function approveUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [approved] = await tx
    .update(users)
    .set({ isApproved: true, rejectedAt: null })
    .where(and(eq(users.id, id), eq(users.isApproved, false)))
    .returning()
  if (approved) await noteEvent(tx, 'user.approved', id)
  return approved
}

/** Refuses a registration that was not approved; undefined when there is none. */
export async function refuseUser(tx: Tx, id: string, now: Date): Promise<UserRow | undefined> {
  const [refused] = await tx
    .update(users)
    .set({ rejectedAt: now })
    .where(and(eq(users.id, id), eq(users.isApproved, false)))
    .returning()
  return refused
}

/** Everybody of one agency is of another from now on. */
export async function moveToAgency(tx: Tx, from: string, into: string): Promise<void> {
  const moved = { agencyId: into, manager: false, branch: null }
  await tx.update(users).set(moved).where(eq(users.agencyId, from))
}

/** Hands the keys that an admin made to another, by whose duties they are bounded from then on. */
export async function handOnKeys(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(apiKeys).set({ makerId: to }).where(eq(apiKeys.makerId, from))
}

/** Removes a user with their sessions and links; false when there was none. */
export async function removeUser(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return removed.length > 0
}

/**
 * Makes an admin of the account with this e-mail, known or new. Who was logged in, or had a mailed link or a
 * passkey before that, is not therefore the admin; and who has lost their second factor begins without.
 */
export async function upsertAdmin(tx: Tx, admin: Omit<NewUser, 'role'>, now: Date): Promise<void> {
  const { email, passwordHash } = admin
  const rights = {
    role: 'admin',
    isApproved: true,
    emailConfirmed: true,
    agencyId: null,
    manager: false,
    branch: null,
    duties: null,
    rejectedAt: null,
  } as const
  const before = await findUserByEmail(tx, email)
  if (before) await followAgency(tx, before, null)
  const [stored] = await tx
    .insert(users)
    .values({ ...admin, ...rights })
    .onConflictDoUpdate({ target: users.email, set: { ...rights, email, passwordHash } })
    .returning({ id: users.id })
  if (!stored) throw new Error('The admin was not stored')
  await endSessionsOf(tx, stored.id)
  await revokeTokensOf(tx, stored.id, now)
  await removeFactors(tx, stored.id)
}

export async function setLastViewTariff(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ lastViewTariff: now }).where(eq(users.id, id))
}

/** Puts the panel's first steps away for a person, or brings them back. */
export async function hideFirstStepsFrom(tx: Tx, id: string, hidden: boolean): Promise<void> {
  await tx.update(users).set({ firstStepsHidden: hidden }).where(eq(users.id, id))
}
