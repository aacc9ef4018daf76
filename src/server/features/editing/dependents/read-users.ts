import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Names } from '#contract/catalogue/facts/details.ts'
import type { ReplaceableKind } from '#contract/editing/dependents.ts'
import {
  agencyNameOf,
  catalogueItems,
  itineraryDayOptionalTours as offered,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'
import { isLinkedTo } from '#server/features/catalogue/kit/links.ts'

/** A circuit or package that uses something, by name. */
export interface User {
  id: string
  kind: 'circuit' | 'package'
  name: string
  details: Names
}

/** The circuits and packages with a tour or hotel, in their lists or on their days, oldest first. */
export async function readUsers(tx: Tx, kind: ReplaceableKind, id: string): Promise<User[]> {
  const rows = await tx
    .select({
      id: catalogueItems.id,
      kind: catalogueItems.kind,
      name: agencyNameOf(catalogueItems.id),
      details: namesOf(catalogueItems.id),
    })
    .from(catalogueItems)
    .where(and(inArray(catalogueItems.kind, ['circuit', 'package']), uses(kind, id)))
    .orderBy(asc(catalogueItems.sequence))
  return rows as User[]
}

/** Whether a circuit or package has a tour or hotel; a tour may be offered alone, and stands in no list then. */
export function uses(kind: ReplaceableKind, id: string): SQL {
  if (kind === 'hotel') return isLinkedTo('hotels', catalogueItems.id, id)
  return sql`(${isLinkedTo('tours', catalogueItems.id, id)} or exists (
    select 1 from ${offered}
    where ${eq(offered.itemId, catalogueItems.id)} and ${eq(offered.tourId, id)}
  ))`
}
