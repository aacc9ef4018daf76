import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { Failure } from '#contract/failures.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { revokeTokensOf } from '#server/auth/email-tokens.ts'
import { endSessionsOf } from '#server/auth/sessions.ts'

export type UserRow = typeof users.$inferSelect

type NewUser = Pick<UserRow, 'name' | 'surname' | 'email' | 'role' | 'passwordHash'>
export type UserChanges = Partial<NewUser>

/** The three groups; every user is in exactly one (requirements §1.3). */
export const groupConditions = {
  admins: and(eq(users.role, 'admin'), eq(users.isApproved, true)),
  users: and(eq(users.role, 'user'), eq(users.isApproved, true)),
  noApproved: eq(users.isApproved, false),
} as const

/** Users newest first, those that fulfil a condition; all of them without `limit`. */
export async function listUsers(tx: Tx, condition?: SQL, limit?: number): Promise<UserRow[]> {
  const query = tx.select().from(users).where(condition).orderBy(desc(users.sequence))
  return limit === undefined ? query : query.limit(limit)
}

/** Name, surname, both together or e-mail contains the keyword; case, accents, % and _ mean nothing. */
export function contains(keyword: string): SQL {
  const fullName = sql`${users.name} || ' ' || ${users.surname}`
  return sql`(strpos(fold(${fullName}), fold(${keyword})) > 0
    or strpos(fold(${users.email}), fold(${keyword})) > 0)`
}

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  return user
}

/** The user, locked against changes until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

/**
 * The ids of all admins who can log in, locked in one order: whoever takes an admin away waits
 * here for whoever else does.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(groupConditions.admins)
    .orderBy(asc(users.id))
    .for('update')
  return admins.map(({ id }) => id)
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
    .set({ isApproved: true })
    .where(and(eq(users.id, id), eq(users.isApproved, false)))
    .returning()
  return approved
}

/** Removes a user with their sessions and links; false when there was none. */
export async function removeUser(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return removed.length > 0
}

/**
 * Makes an admin of whoever has this e-mail, known or new. Who was logged in or had a mailed link
 * before that is not therefore the admin.
 */
export async function upsertAdmin(tx: Tx, admin: Omit<NewUser, 'role'>, now: Date): Promise<void> {
  const { email, passwordHash } = admin
  const rights = { role: 'admin', isApproved: true, emailConfirmed: true } as const
  const [stored] = await tx
    .insert(users)
    .values({ ...admin, ...rights })
    .onConflictDoUpdate({ target: users.email, set: { ...rights, email, passwordHash } })
    .returning({ id: users.id })
  if (!stored) throw new Error('The admin was not stored')
  await endSessionsOf(tx, stored.id)
  await revokeTokensOf(tx, stored.id, now)
}
