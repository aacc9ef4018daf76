import { type SQL, sql } from 'drizzle-orm'
import { itemDetails, quotes, quoteText } from '#server/platform/db/schema/index.ts'

/** Whether a word stands in what was written, or in a name of the item in any language; both sides have an index. */
export function mentions(word: string): SQL {
  const pattern = sql`'%' || regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  return sql`(
    ${quoteText(quotes)} like ${pattern}
    or ${quotes.entityId} = any(array(
      select ${itemDetails.itemId} from ${itemDetails} where ${itemDetails.nameFolded} like ${pattern}
    ))
  )`
}
