import { type AnyColumn, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Months, SeasonPart } from '#contract/catalogue/facts/seasons.ts'
import { itineraryMonths, itinerarySeasons } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** The months of a circuit or package, null where nothing says anything. */
export function monthsOf(itemId: AnyColumn): SQL<Months | null> {
  return sql<Months | null>`(
    select to_json(${itineraryMonths.months}) from ${itineraryMonths}
    where ${itineraryMonths.itemId} = ${itemId}
  )`
}

/** Reads the parts from which the months of a circuit or package follow: its stops, then its experiences, in order. */
export async function readSeasonParts(tx: Tx, itemId: string): Promise<SeasonPart[]> {
  return tx
    .select({
      kind: itinerarySeasons.kind,
      id: itinerarySeasons.partId,
      months: itinerarySeasons.months,
    })
    .from(itinerarySeasons)
    .where(eq(itinerarySeasons.itemId, itemId))
    .orderBy(asc(itinerarySeasons.kind), asc(itinerarySeasons.position))
}
