import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import { type VersionedKind, versionedKinds } from '#contract/editing/versions.ts'
import type { Recorded } from '#server/api/audit/record-change.ts'
import { versionListener } from '#server/features/editing/versions/on-change.ts'
import { translationListener } from '#server/features/editing/translations/on-change.ts'
import type { OperationContext } from '#server/api/context.ts'

/** Calls the listeners before a change of an item or a rate; all else has none. */
export async function notifyBeforeChange(
  context: OperationContext,
  { kind, key }: { kind: ChangedKind; key: string | null },
): Promise<void> {
  if (key === null || !isVersioned(kind)) return
  await versionListener.before?.(context, { kind, itemId: key })
}

/** Calls the listeners with a change that was recorded: translations belong to items alone. */
export async function notifyAfterChange(
  context: OperationContext,
  { change, was, is }: Recorded,
): Promise<void> {
  if (!change || typeof change.itemId !== 'string') return
  const { kind, itemId } = change
  const told = { ...change, itemId, was, is }
  if (isItemKind(kind)) await translationListener.after(context, { ...told, kind })
  if (isVersioned(kind)) await versionListener.after(context, { ...told, kind })
}

function isItemKind(kind: ChangedKind): kind is Kind {
  return kind in kindFacts
}

function isVersioned(kind: ChangedKind): kind is VersionedKind {
  return versionedKinds.some((each) => each === kind)
}
