import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { AnswerOf, InputOf } from '#contract/operation.ts'
import { itemDetails, quotes, quoteText } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'

/** What the item is called now, in every language; nothing once it is gone. */
const entityDetails = sql<AnswerOf<'listQuote'>['list'][number]['entityDetails']>`(
  select coalesce(json_agg(
    json_build_object('name', ${itemDetails.name}, 'lang', ${itemDetails.lang})
    order by ${itemDetails.position}
  ), '[]')
  from ${itemDetails} where ${itemDetails.itemId} = ${quotes.entityId}
)`

/** Quotes as admins see them; `total` counts all that match, whatever the limit. */
export async function listQuotes(
  tx: Tx,
  query: InputOf<'listQuote'>,
): Promise<AnswerOf<'listQuote'>> {
  const { limit = limits.listMax, offset = 0, seen, entityType, keyword, sort, quoteId } = query
  const wanted = and(
    seen === undefined ? undefined : eq(quotes.seen, seen),
    entityType && eq(quotes.entityType, entityType),
    quoteId ? eq(quotes.id, quoteId) : undefined,
    ...(keyword ? keyword.split(/\s+/).map(mentions) : []),
  )
  const list = await tx
    .select({ ...getTableColumns(quotes), entityDetails })
    .from(quotes)
    .where(wanted)
    .orderBy(sort === 'oldest' ? asc(quotes.sequence) : desc(quotes.sequence))
    .limit(limit)
    .offset(offset)
  const [all] = await tx.select({ total: count() }).from(quotes).where(wanted)
  return { list, total: all?.total ?? 0 }
}

/** Whether a word stands in what was written, or in a name of the item in any language; both sides have an index. */
function mentions(word: string): SQL {
  const pattern = sql`'%' || regexp_replace(fold(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  return sql`(
    ${quoteText(quotes)} like ${pattern}
    or ${quotes.entityId} = any(array(
      select ${itemDetails.itemId} from ${itemDetails} where ${itemDetails.nameFolded} like ${pattern}
    ))
  )`
}
