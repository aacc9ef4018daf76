import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Duty } from '#contract/base/rights/duties.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

export type UserRow = typeof users.$inferSelect

/** The three groups; every user is in exactly one (requirements §1.3). */
export const groupConditions = {
  admins: and(eq(users.role, 'admin'), eq(users.isApproved, true)),
  users: and(eq(users.role, 'user'), eq(users.isApproved, true)),
  noApproved: eq(users.isApproved, false),
} as const

export type UserGroup = keyof typeof groupConditions

/** Which users are asked for; all of them where nothing is said. */
export interface UserFilter {
  group?: UserGroup | undefined
  keyword?: string | undefined
  emailConfirmed?: boolean | undefined
  agencyId?: string | undefined
}

export function matching({
  group,
  keyword,
  emailConfirmed,
  agencyId,
}: UserFilter): SQL | undefined {
  return and(
    group && groupConditions[group],
    keyword ? contains(keyword) : undefined,
    emailConfirmed === undefined ? undefined : eq(users.emailConfirmed, emailConfirmed),
    agencyId === undefined ? undefined : eq(users.agencyId, agencyId),
  )
}

/** Name, surname, both together or e-mail contains the keyword; case, accents, % and _ mean nothing. */
function contains(keyword: string): SQL {
  const fullName = sql`${users.name} || ' ' || ${users.surname}`
  return sql`(strpos(fold(${fullName}), fold(${keyword})) > 0
    or strpos(fold(${users.email}), fold(${keyword})) > 0)`
}

/** Users newest first; all that match without `limit`. */
export async function listUsers(tx: Tx, filter: UserFilter, limit?: number): Promise<UserRow[]> {
  const query = tx.select().from(users).where(matching(filter)).orderBy(desc(users.sequence))
  return limit === undefined ? query : query.limit(limit)
}

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id))
  return user
}

/** Returns a user's current name; empty if there is no such user. */
export async function nameOfUser(tx: Tx, id: string): Promise<string> {
  const user = await findUser(tx, id)
  return user ? `${user.name} ${user.surname}` : ''
}

/** Returns the current names of users by id, without those who are gone. */
export async function namesOfUsers(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name, surname } = users
  const rows = await tx.select({ id, name, surname }).from(users).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, `${row.name} ${row.surname}`]))
}

/** The user, where they are an admin who can log in and has one of some duties, or any. */
export async function findAdmin(
  tx: Tx,
  id: string,
  ...anyOf: readonly Duty[]
): Promise<UserRow | undefined> {
  const [admin] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), groupConditions.admins, withDuty(anyOf)))
  return admin
}

function withDuty(anyOf: readonly Duty[]): SQL | undefined {
  if (anyOf.length === 0) return undefined
  return or(isNull(users.duties), arrayOverlaps(users.duties, [...anyOf]))
}

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

/**
 * The ids and duties of all admins who can log in, locked in one order: anyone who takes an admin away waits
 * here for anyone else who does.
 */
export async function lockAdmins(tx: Tx): Promise<Pick<UserRow, 'id' | 'duties'>[]> {
  return tx
    .select({ id: users.id, duties: users.duties })
    .from(users)
    .where(groupConditions.admins)
    .orderBy(asc(users.id))
    .for('update')
}

/** Addresses of the admins with one of some duties, the longest-serving first. */
export async function listAdminEmails(
  tx: Tx,
  ...anyOf: readonly [Duty, ...Duty[]]
): Promise<string[]> {
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(groupConditions.admins, withDuty(anyOf)))
    .orderBy(asc(users.sequence))
  return admins.map(({ email }) => email)
}
