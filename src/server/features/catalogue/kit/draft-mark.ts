import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { answeredDraft } from '#contract/catalogue/kinds/cards.ts'
import { catalogueItems, itemDrafts } from '#server/platform/db/schema/index.ts'
import type { Visibility } from './fragments.ts'

type DraftMark = NonNullable<z.infer<typeof answeredDraft>>

/**
 * Selects a card's mark of an item with unpublished changes (requirements §15.1). The public's statements do not
 * look, and its cards have no such field.
 */
export function draftMark(visibility: Visibility): { draft: SQL<DraftMark | null> } {
  // A field that is not selected is not there: what the type says of it is true of the panel's cards.
  if (visibility === 'visible') return {} as { draft: SQL<DraftMark | null> }
  const mark = sql`(
    select json_build_object(
      'updatedAt', ${itemDrafts.updatedAt},
      'by', json_build_object('id', ${itemDrafts.byId}, 'name', ${itemDrafts.byName})
    ) from ${itemDrafts} where ${itemDrafts.itemId} = ${catalogueItems.id}
  )`
  return { draft: mark.mapWith(toMark) }
}

function toMark(mark: DraftMark & { updatedAt: string }): DraftMark {
  return { ...mark, updatedAt: new Date(mark.updatedAt) }
}
