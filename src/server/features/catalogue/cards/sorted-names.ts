import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/base/languages/languages.ts'
import { catalogueItems, itemDetails, preferred } from '#server/platform/db/schema/index.ts'

/** An item's name to sort by: in a language, else in English, else in any. */
export function nameOf(itemId: SQL, lang: Language): SQL {
  return asPeopleSort(sql`(
    select ${itemDetails.nameFolded} from ${itemDetails} where ${itemDetails.itemId} = ${itemId}
    order by ${preferred(lang)}, ${itemDetails.position}
    limit 1
  )`)
}

/**
 * Folded text that sorts as people do, numbers by their value ("Day 2" before "Day 10"), and alike
 * on every database: the embedded one knows no collation that could.
 */
export function asPeopleSort(folded: SQL): SQL {
  const padded = sql`regexp_replace(${folded}, '(\\d+)', '0000000000\\1', 'g')`
  return sql`(regexp_replace(${padded}, '\\d*(\\d{10})', '\\1', 'g') collate "C")`
}

/** By a column; what is equal there, or lacks it, stands newest first, so that pages do not overlap. */
export function sortedBy(column: SQL, down: boolean): SQL[] {
  const direction = down ? sql`desc` : sql`asc`
  return [sql`${column} ${direction} nulls last`, sql`${catalogueItems.sequence} desc`]
}
