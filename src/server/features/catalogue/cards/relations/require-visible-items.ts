import { and, eq, inArray } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { notFound } from '#contract/base/failures.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { type Visibility, visibilityFilter } from '../../kit/fragments.ts'

/**
 * Checks that all ids are items of a kind that may be seen.
 * @throws NOT_FOUND_ERROR when one is unknown, of another kind or hidden
 */
export async function requireVisibleItems(
  tx: Tx,
  kind: Kind,
  ids: string[],
  visibility: Visibility,
): Promise<void> {
  const known = await tx
    .select({ id: catalogueItems.id })
    .from(catalogueItems)
    .where(
      and(
        inArray(catalogueItems.id, ids),
        eq(catalogueItems.kind, kind),
        visibilityFilter(visibility, catalogueItems.id, kind),
      ),
    )
  if (known.length < ids.length) throw notFound()
}
