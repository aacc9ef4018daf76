import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { answeredNames } from '#contract/catalogue/details.ts'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { navigationOperations } from '#contract/navigation.ts'
import { itemDetails, visibleItems } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { HandlersOf } from '#server/operations/context.ts'

type Names = z.infer<typeof answeredNames>

export const navigationHandlers: HandlersOf<keyof typeof navigationOperations> = {
  async headerDropdowns({ tx }) {
    const [circuits, experiences, destinations, incentives, packages] = await Promise.all([
      readMenu(tx, 'circuit'),
      readMenu(tx, 'tour'),
      readMenu(tx, 'destination'),
      readMenu(tx, 'incentive'),
      readMenu(tx, 'package'),
    ])
    return { circuits, experiences, destinations, incentives, packages }
  },
}

/** Names of the visible items of a kind, by their English name: all that is visible has one. */
function readMenu(tx: Tx, kind: Kind): Promise<{ id: string; details: Names }[]> {
  const names = sql<Names>`(
    select json_agg(json_build_object('name', every.name, 'lang', every.lang) order by every.position)
    from ${itemDetails} as every where every.item_id = ${visibleItems.id}
  )`
  return tx
    .select({ id: visibleItems.id, details: names })
    .from(visibleItems)
    .innerJoin(
      itemDetails,
      and(eq(itemDetails.itemId, visibleItems.id), eq(itemDetails.lang, fallbackLanguage)),
    )
    .where(eq(visibleItems.kind, kind))
    .orderBy(asc(itemDetails.nameFolded), asc(visibleItems.id))
    .limit(limits.listMax)
}
