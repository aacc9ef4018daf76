import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import { catalogueItems, effectiveTags } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { isVisible } from '../../kit/fragments.ts'

/** Related items sought on a page of one item. */
export const relatedShown = 6

export interface RelatedQuery {
  tags: string[]
  limit?: number | undefined
  /** The item whose relatives are sought; it is not its own. */
  except?: string
}

/** Visible items of a kind that share at least one effective tag, most shared first. */
export async function readRelatedIds(
  tx: Tx,
  kind: Kind,
  { tags, limit = limits.listMax, except }: RelatedQuery,
): Promise<string[]> {
  if (tags.length === 0) return []
  const rows = await tx
    .select({ id: effectiveTags.itemId })
    .from(effectiveTags)
    .innerJoin(catalogueItems, eq(catalogueItems.id, effectiveTags.itemId))
    .where(
      and(
        eq(effectiveTags.kind, kind),
        inArray(effectiveTags.tag, tags),
        isVisible(catalogueItems.id, kind),
        except === undefined ? undefined : ne(catalogueItems.id, except),
      ),
    )
    .groupBy(effectiveTags.itemId, catalogueItems.sequence)
    .orderBy(desc(count()), desc(catalogueItems.sequence))
    .limit(limit)
  return rows.map((row) => row.id)
}
