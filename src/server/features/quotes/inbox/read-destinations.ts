import { eq, inArray } from 'drizzle-orm'
import { agencyLanguage, inLanguage } from '#contract/base/languages/languages.ts'
import { destinations, itemDetails } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

/** Destinations by id and name, in the order given; those that are gone are left out. */
export async function readDestinations(
  tx: Tx,
  ids: string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const names = await tx
    .select({ id: destinations.id, name: itemDetails.name, lang: itemDetails.lang })
    .from(destinations)
    .innerJoin(itemDetails, eq(itemDetails.itemId, destinations.id))
    .where(inArray(destinations.id, ids))
  return ids.flatMap((id) => {
    const own = names.filter((each) => each.id === id)
    const named = inLanguage(own, agencyLanguage)
    return named ? [{ id, name: named.name }] : []
  })
}
