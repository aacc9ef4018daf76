import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { TrashedItem, TrashKind } from '#contract/editing/trash.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Returns the name of the texts about a kind. */
function wordsOf(kind: TrashKind): 'request' | 'rate' | 'item' {
  if (kind === 'quote') return 'request'
  return kind === 'rate' ? 'rate' : 'item'
}

/** Returns the actions on something in the bin. */
export function useBinActions() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  /** Id of the thing that is being brought back: its pictures take a moment. */
  const [busyId, setBusyId] = useState<string>()

  const carryOut = async (id: string, work: () => Promise<unknown>, done: string) => {
    setBusyId(id)
    try {
      await work()
      toastSuccess(done)
    } catch (failure) {
      showFailure(failure)
    }
    setBusyId(undefined)
    await client.invalidateQueries({ refetchType: 'active' })
  }
  return {
    busyId,
    restore: ({ kind, id }: TrashedItem, name: string) =>
      carryOut(
        id,
        () => panelCall('restoreFromBin', { kind, id }),
        t(`undo.${wordsOf(kind)}Restored`, { name }),
      ),
    askToDelete: ({ kind, id }: TrashedItem, name: string) =>
      modals.openConfirmModal({
        title: t('undo.deleteForGoodTitle', { name }),
        children: t(`undo.${wordsOf(kind)}ForGoodText`),
        labels: { confirm: t('undo.deleteForGood'), cancel: t('form.cancel') },
        confirmProps: { color: 'wine' },
        onConfirm: () =>
          void carryOut(
            id,
            () => panelCall('deleteFromBin', { kind, id }),
            t('undo.deletedForGood', { name }),
          ),
      }),
  }
}
