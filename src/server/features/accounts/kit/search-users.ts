import { asc, count, desc, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/base/limits.ts'
import type { InputOf } from '#contract/index.ts'
import { users } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { groupConditions, matching, type UserGroup, type UserRow } from './find-users.ts'

type Query = InputOf<'searchUsers'>

interface UserPage {
  rows: UserRow[]
  /** How many match in each group, whichever is asked for. */
  counts: Record<UserGroup, number>
}

/** A page of the users that match. */
export async function searchUsers(tx: Tx, query: Query): Promise<UserPage> {
  const { limit = limits.listMax, offset = 0, keyword, group, emailConfirmed, agencyId } = query
  const rows = await tx
    .select()
    .from(users)
    .where(matching({ keyword, emailConfirmed, agencyId, group }))
    .orderBy(...orderOf(query.sort))
    .limit(limit)
    .offset(offset)
  const counted = (name: UserGroup) =>
    sql`${count()} filter (where ${groupConditions[name]})`.mapWith(Number)
  const [counts] = await tx
    .select({
      admins: counted('admins'),
      users: counted('users'),
      noApproved: counted('noApproved'),
    })
    .from(users)
    .where(matching({ keyword, emailConfirmed, agencyId }))
  return { rows, counts: counts ?? { admins: 0, users: 0, noApproved: 0 } }
}

const columns: Record<string, SQL> = {
  name: sql`fold(${users.name} || ' ' || ${users.surname}) collate "C"`,
  lastViewTariff: sql`${users.lastViewTariff}`,
  emailConfirmed: sql`${users.emailConfirmed}`,
}

/** Returns the sort order. Rows with equal values stand newest first, so that pages do not overlap. */
function orderOf(sort: Query['sort'] = 'newest'): SQL[] {
  if (sort === 'oldest') return [asc(users.sequence)]
  const column = columns[sort.replace(/^-/, '')]
  if (!column) return [desc(users.sequence)]
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  return [sql`${column} ${direction} nulls last`, desc(users.sequence)]
}
