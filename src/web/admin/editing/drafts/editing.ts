import { createContext, useContext } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import type { Media } from '#contract/catalogue/media.ts'
import type { AnswerOf } from '#contract/index.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { ItemOf } from '#web/admin/catalogue/item-of.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'

export type ItemDraft = NonNullable<AnswerOf<'getDraft'>>

/** Subject of a stored item's form: the item as it is, and the part written of it and not published. */
export interface Editing {
  live: { id: string; status: boolean; updatedAt: Date; mainImage: Media | null }
  draft: ItemDraft | null
  /** Begins the form anew with what is stored now. */
  beginAnew: () => void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

/** Undefined where something new is added. */
export function useEditing(): Editing | undefined {
  return useContext(EditingContext)
}

/** An item with its draft, for its form. */
export async function readForEditing<K extends Kind>(kind: K, id: string) {
  const ofKind: Kind = kind
  const [stored, draft] = await Promise.all([
    panelCall(operationsOfKind[ofKind].detail, { id, adminPanel: true }) as Promise<ItemOf<K>>,
    panelCall('getDraft', { kind, id }),
  ])
  return { stored, draft }
}

/** The item as its form begins: with what is written of it, over the version that this was begun with. */
export function withDraft<Item extends { updatedAt: Date; details: readonly { lang: string }[] }>(
  stored: Item,
  draft: ItemDraft | null,
): Item {
  if (!draft) return stored
  const { updatedAt, details, ...fields } = draft.fields
  const written = Array.isArray(details) ? (details as { lang: string }[]) : undefined
  // An entry that leaves a text out keeps the stored one of its language.
  const merged = written?.map((entry) => ({
    ...stored.details.find(({ lang }) => lang === entry.lang),
    ...entry,
  }))
  const seenAt = updatedAt instanceof Date || typeof updatedAt === 'string' ? updatedAt : undefined
  return {
    ...stored,
    ...fields,
    ...(merged && { details: merged }),
    updatedAt: seenAt ? new Date(seenAt) : stored.updatedAt,
  }
}
