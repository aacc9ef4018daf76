import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import type { Deletion } from '#web/admin/kit/dialog/use-deletion.tsx'

/** The deletion of a rate, and the way back from the bin: hidden. */
export function rateDeletion(id: string): Required<Pick<Deletion, 'remove' | 'undo'>> {
  return {
    remove: () => panelCall('deleteRate', { id }),
    undo: () => panelCall('restoreFromBin', { kind: 'rate', id }),
  }
}
