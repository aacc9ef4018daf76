import type { Kind } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { Deletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { isReplaceable, ReplaceButton } from './replace-button.tsx'
import { DependsAndReplace } from './depends-and-replace.tsx'

interface DeletedItem {
  kind: Kind
  id: string
  name: string
}

type ItemDeletion = Required<Pick<Deletion, 'depends' | 'remedy' | 'remove' | 'undo'>>

/** The deletion of an item: what depends on it, another one in its place, and the way back from the bin. */
export function itemDeletion({ kind, id, name }: DeletedItem): ItemDeletion {
  return {
    depends: (onFollow) => (
      <DependsAndReplace kind={kind} id={id} name={name} onFollow={onFollow} />
    ),
    remedy: (onReplaced) =>
      isReplaceable(kind) && (
        <ReplaceButton kind={kind} id={id} name={name} onReplaced={onReplaced} />
      ),
    remove: () => panelCall(operationsOfKind[kind].delete, { id }),
    undo: () => panelCall('restoreFromBin', { kind, id }),
  }
}
