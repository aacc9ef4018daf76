import { desc, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/index.ts'
import {
  agencyNameOf,
  catalogueItems,
  quoteItems,
  quotes,
} from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'

/** How far back one looks. */
const days = 90

const askedShown = 10

function since(now: Date): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/**
 * How many hours it took to answer half of the quotes that were answered, to a tenth: hours of the
 * clock, as the visitor waits. Null where none was.
 */
export async function readMedianAnswerHours(tx: Tx, now: Date): Promise<number | null> {
  const [row] = await queryRows<{ hours: number | null }>(
    tx,
    sql`select round((
        percentile_cont(0.5) within group (
          order by extract(epoch from ${quotes.answeredAt} - ${quotes.creationDate})
        ) / 3600
      )::numeric, 1)::float8 as hours
      from ${quotes}
      where ${quotes.creationDate} >= ${since(now)} and ${quotes.answeredAt} is not null`,
  )
  return row?.hours ?? null
}

/**
 * Reads the things that most quotes asked for; each quote counts a thing once. Among equals, the latest added
 * come first.
 */
export async function readMostQuoted(
  tx: Tx,
  now: Date,
): Promise<AnswerOf<'getDashboard'>['asked']> {
  const asked = sql`(
    select named.item_id, count(distinct named.quote_id)::integer as total
    from (
      select ${quotes.id} as quote_id, ${quotes.entityId} as item_id from ${quotes}
      where ${quotes.creationDate} >= ${since(now)}
      union all
      select ${quoteItems.quoteId}, ${quoteItems.entityId} from ${quoteItems}
      join ${quotes} on ${quotes.id} = ${quoteItems.quoteId}
      where ${quotes.creationDate} >= ${since(now)}
    ) as named
    where named.item_id is not null
    group by named.item_id
  ) as asked`
  return tx
    .select({
      kind: catalogueItems.kind,
      id: catalogueItems.id,
      name: agencyNameOf(catalogueItems.id),
      details: namesOf(catalogueItems.id),
      count: sql<number>`asked.total`,
    })
    .from(catalogueItems)
    .innerJoin(asked, sql`asked.item_id = ${catalogueItems.id}`)
    .orderBy(sql`asked.total desc`, desc(catalogueItems.sequence))
    .limit(askedShown)
}
