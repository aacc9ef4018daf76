import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { operations } from '#contract/index.ts'

/** An item of whatever kind, or a rate, as its detail operation answers an admin. */
export type AnsweredItem = Record<string, unknown>

/** An item as an edit of its kind would write it; what is named in `but`, and what is computed, left out. */
export const editablePart = (kind: Kind, item: AnsweredItem, but: readonly string[]) =>
  editablePartOf(operationsOfKind[kind].edit, item, but)

/** The same by the operation that edits the thing. */
export function editablePartOf(
  edit: (typeof operationsOfKind)[Kind]['edit'] | 'editRate',
  item: AnsweredItem,
  but: readonly string[],
): AnsweredItem {
  const { shape } = operations[edit].input
  const fields = Object.keys(shape).filter(
    (field) => field in item && !['id', 'updatedAt', ...but].includes(field),
  )
  return Object.fromEntries(fields.map((field) => [field, item[field]]))
}

/** Calls an operation under a name that is put together from a kind. */
export type CallByName = (name: string, payload: AnsweredItem) => Promise<unknown>
