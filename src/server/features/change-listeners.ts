import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { Recorded, RecordedChange } from '#server/api/audit/record-change.ts'
import { versionListener } from '#server/features/editing/versions/on-change.ts'
import { translationListener } from '#server/features/editing/translations/on-change.ts'
import type { ItemChange, ItemChangeListener, OperationContext } from '#server/api/context.ts'

/** Listeners to every change of an item, in this order. */
const listeners: ItemChangeListener[] = [translationListener, versionListener]

/** Calls the listeners before a change; what is no item has none. */
export async function notifyBeforeChange(
  context: OperationContext,
  { kind, key }: { kind: ChangedKind; key: string | null },
): Promise<void> {
  if (!isItemKind(kind) || key === null) return
  for (const { before } of listeners) await before?.(context, { kind, itemId: key })
}

/** Calls the listeners with a change that was recorded. */
export async function notifyAfterChange(
  context: OperationContext,
  { change, was, is }: Recorded,
): Promise<void> {
  if (!change || !isOfItem(change)) return
  for (const { after } of listeners) await after(context, { ...change, was, is })
}

function isItemKind(kind: ChangedKind): kind is Kind {
  return kind in kindFacts
}

function isOfItem(
  change: RecordedChange,
): change is RecordedChange & Pick<ItemChange, 'kind' | 'itemId'> {
  return isItemKind(change.kind) && typeof change.itemId === 'string'
}
