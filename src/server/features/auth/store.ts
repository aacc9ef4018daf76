import { and, asc, eq, lt } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

export type UserRow = typeof users.$inferSelect

/** The user with this e-mail, which is trimmed and lower-cased already. */
export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email))
  return user
}

/** The user, locked against changes until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

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
  createdAt: Date
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

export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id))
}

export async function setLastViewTariff(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(users).set({ lastViewTariff: now }).where(eq(users.id, id))
}

/** Where mail for the admins goes, the longest-serving first. */
export async function listAdminEmails(tx: Tx): Promise<string[]> {
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isApproved, true)))
    .orderBy(asc(users.sequence))
  return admins.map(({ email }) => email)
}
