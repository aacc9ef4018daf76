import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import type { Recorded, RecordedChange } from '#server/api/audit/record-change.ts'
import { versionFollower } from '#server/features/editing/versions/follow-changes.ts'
import { translationFollower } from '#server/features/editing/translations/follow.ts'
import type { ItemChange, ItemFollower, OperationContext } from '#server/api/context.ts'

/** Handlers that follow every change of an item, in this order. */
const followers: ItemFollower[] = [translationFollower, versionFollower]

/** Tells the followers what is about to be changed; what is no item has none. */
export async function announceChange(
  context: OperationContext,
  { kind, key }: { kind: ChangedKind; key: string | null },
): Promise<void> {
  if (!isItemKind(kind) || key === null) return
  for (const { before } of followers) await before?.(context, { kind, itemId: key })
}

/** Lets the followers follow a change that was recorded. */
export async function followChange(
  context: OperationContext,
  { change, was, is }: Recorded,
): Promise<void> {
  if (!change || !isOfItem(change)) return
  for (const { after } of followers) await after(context, { ...change, was, is })
}

function isItemKind(kind: ChangedKind): kind is Kind {
  return kind in kindFacts
}

function isOfItem(
  change: RecordedChange,
): change is RecordedChange & Pick<ItemChange, 'kind' | 'itemId'> {
  return isItemKind(change.kind) && typeof change.itemId === 'string'
}
