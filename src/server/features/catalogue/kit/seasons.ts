import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import { factsOf } from '#contract/catalogue/facts/facts.ts'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import {
  type Months,
  recommendedStates,
  type SeasonPart,
} from '#contract/catalogue/facts/seasons.ts'
import {
  catalogueItems,
  itineraryMonths,
  itinerarySeasons,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** The months of a circuit or package, null where nothing says anything. */
export function monthsOf(itemId: AnyColumn): SQL<Months | null> {
  return sql<Months | null>`(
    select to_json(${itineraryMonths.months}) from ${itineraryMonths}
    where ${itineraryMonths.itemId} = ${itemId}
  )`
}

/** Whether a visit in a month is recommended; what says nothing of months is not. */
export function isInSeason(kind: Kind, month: number): SQL {
  const own = sql`${sql.identifier(kindFacts[kind].plural)} as part where part.id = ${catalogueItems.id}`
  const made = sql`${itineraryMonths} as part where part.item_id = ${catalogueItems.id}`
  return sql`exists (
    select 1 from ${'months' in factsOf[kind] ? own : made} and part.months[${month}] in ${recommendedStates}
  )`
}

/** Reads the parts from which the months of a circuit or package follow. */
export async function readSeasonParts(tx: Tx, itemId: string): Promise<SeasonPart[]> {
  return tx
    .select({
      kind: itinerarySeasons.kind,
      id: itinerarySeasons.partId,
      months: itinerarySeasons.months,
    })
    .from(itinerarySeasons)
    .where(eq(itinerarySeasons.itemId, itemId))
}
