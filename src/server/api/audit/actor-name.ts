import { type SQL, sql } from 'drizzle-orm'
import { users } from '#server/platform/db/schema/index.ts'

/** Returns a person's current name, for a row that outlives them; empty when they are gone. */
export function actorNameOf(userId: string): SQL<string> {
  return sql<string>`coalesce((
    select ${users.name} || ' ' || ${users.surname} from ${users} where ${users.id} = ${userId}
  ), '')`
}
