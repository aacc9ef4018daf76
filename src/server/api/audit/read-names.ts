import { sql } from 'drizzle-orm'
import type { ChangedValue } from '#contract/editing/activity.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { preferred } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { idsIn } from './values-of-change.ts'

/** Returns the current names of the things whose ids stand in values; makes no query if there are none. */
export async function readNames(
  tx: Tx,
  values: readonly ChangedValue[],
): Promise<Map<string, string>> {
  const ids = [...new Set(values.flatMap(({ before, after }) => idsIn([before, after])))]
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ id: string; name: string }>(
    tx,
    sql`with asked as (select unnest(${sql.param(ids)}::uuid[]) as id)
      select asked.id, named.name from asked
      cross join lateral (
        select (
          select name from item_details where item_id = asked.id order by ${preferred(agencyLanguage)} limit 1
        ) as name
        union all select name from categories where id = asked.id
        union all select name from regions where id = asked.id
        union all select name from countries where id = asked.id
      ) as named
      where named.name is not null`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
