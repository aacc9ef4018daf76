import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { agencies, users } from '#server/platform/db/schema/index.ts'

/** Selects the person that a column of another table names, as `{ id, name }`; null for nobody. */
export function toPerson(column: AnyPgColumn): SQL<{ id: string; name: string } | null> {
  return sql`(select json_build_object('id', ${users.id}, 'name', ${users.name} || ' ' || ${users.surname})
    from ${users} where ${users.id} = ${column})`
}

/** Which agency a column of another table names, as `{ id, name }`; null for none. */
export function agencyOf(column: AnyPgColumn): SQL<{ id: string; name: string } | null> {
  return sql`(select json_build_object('id', ${agencies.id}, 'name', ${agencies.name})
    from ${agencies} where ${agencies.id} = ${column})`
}

/** The branch of the person that a column names, as long as they are of the agency that another one names. */
export function branchOf(person: AnyPgColumn, agency: AnyPgColumn): SQL<string | null> {
  return sql`(select ${users.branch} from ${users}
    where ${users.id} = ${person} and ${users.agencyId} = ${agency})`
}
