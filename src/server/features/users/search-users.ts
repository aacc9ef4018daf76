import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { AnswerOf, InputOf } from '#contract/operation.ts'
import { users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { presentUser } from './present-user.ts'
import { contains, groupConditions } from './store.ts'

type Query = InputOf<'searchUsers'>

/** A page of users, and how many match in each group, whichever is asked for. */
export async function searchUsers(tx: Tx, query: Query): Promise<AnswerOf<'searchUsers'>> {
  const { limit = limits.listMax, offset = 0, keyword, group, emailConfirmed } = query
  const matching = and(
    keyword ? contains(keyword) : undefined,
    emailConfirmed === undefined ? undefined : eq(users.emailConfirmed, emailConfirmed),
  )
  const list = await tx
    .select()
    .from(users)
    .where(and(matching, group && groupConditions[group]))
    .orderBy(...orderOf(query.sort))
    .limit(limit)
    .offset(offset)
  const counted = (name: keyof typeof groupConditions) =>
    sql`${count()} filter (where ${groupConditions[name]})`.mapWith(Number)
  const [found] = await tx
    .select({
      admins: counted('admins'),
      users: counted('users'),
      noApproved: counted('noApproved'),
    })
    .from(users)
    .where(matching)
  const counts = found ?? { admins: 0, users: 0, noApproved: 0 }
  const total = group ? counts[group] : counts.admins + counts.users + counts.noApproved
  return { list: list.map(presentUser), total, counts }
}

const columns: Record<string, SQL> = {
  name: sql`fold(${users.name} || ' ' || ${users.surname}) collate "C"`,
  lastViewTariff: sql`${users.lastViewTariff}`,
  emailConfirmed: sql`${users.emailConfirmed}`,
}

/** What is equal in a column stands newest first, so that pages do not overlap. */
function orderOf(sort: Query['sort'] = 'newest'): SQL[] {
  if (sort === 'oldest') return [asc(users.sequence)]
  const column = columns[sort.replace(/^-/, '')]
  if (!column) return [desc(users.sequence)]
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  return [sql`${column} ${direction} nulls last`, desc(users.sequence)]
}
