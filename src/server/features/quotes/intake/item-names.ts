import { eq, inArray } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { notFound } from '#contract/base/failures.ts'
import { agencyLanguage, inLanguage, type Language } from '#contract/base/languages/languages.ts'
import { itemDetails, visibleItems } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'

interface Item {
  entityType: Kind
  entityId: string
}

/** The names of an item that a quote is asked for. */
export interface ItemNames {
  /** Spanish where there is Spanish, else English (requirements §3.18). */
  kept: string
  /** In the visitor's language. */
  shown: string
}

/**
 * The names of items, in their order, when the public may see all of them.
 * @throws NOT_FOUND_ERROR for an unknown, hidden or differently typed one (requirements §4.3)
 */
export async function readItemNames(
  tx: Tx,
  items: readonly Item[],
  lang: Language,
): Promise<ItemNames[]> {
  if (items.length === 0) return []
  const ids = items.map(({ entityId }) => entityId)
  const names = await tx
    .select({
      id: visibleItems.id,
      kind: visibleItems.kind,
      name: itemDetails.name,
      lang: itemDetails.lang,
    })
    .from(visibleItems)
    .innerJoin(itemDetails, eq(itemDetails.itemId, visibleItems.id))
    .where(inArray(visibleItems.id, ids))
  return items.map(({ entityType, entityId }) => {
    const own = names.filter(({ id, kind }) => id === entityId && kind === entityType)
    const kept = inLanguage(own, agencyLanguage)
    const shown = inLanguage(own, lang)
    if (!kept || !shown) throw notFound()
    return { kept: kept.name, shown: shown.name }
  })
}
