import { asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** How many users an agency has, for a query of agencies. */
export function usersOf(agencyId: AnyPgColumn): SQL<number> {
  return sql<number>`(select ${count()} from ${users} where ${users.agencyId} = ${agencyId})`.mapWith(
    Number,
  )
}

/** The admin that a column names, as long as they are one; else null. */
export function adminOf(column: AnyPgColumn): SQL<string | null> {
  return sql`(select ${users.id} from ${users} where ${users.id} = ${column} and ${users.role} = 'admin')`
}

/** Lists the people who sell for an agency, the longest-serving first. */
export function listPeopleOf(tx: Tx, agencyId: string) {
  return tx
    .select({
      id: users.id,
      name: sql<string>`${users.name} || ' ' || ${users.surname}`,
      email: users.email,
      position: users.position,
      isApproved: users.isApproved,
      manager: users.manager,
      branch: users.branch,
    })
    .from(users)
    .where(eq(users.agencyId, agencyId))
    .orderBy(asc(users.sequence))
}

/** Their ids, in one order, to be locked in. */
export async function listUserIdsOf(tx: Tx, agencyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.agencyId, agencyId))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
