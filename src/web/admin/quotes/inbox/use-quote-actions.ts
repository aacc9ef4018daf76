import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import { toastError, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { useUndoToast } from '#web/admin/kit/layout/undo-toast.tsx'
import { patchCachedItem, restoreCache } from '#web/admin/kit/api/patch-cache.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

const shownBy = ['listQuote', 'countQuotes', 'detailQuote']

/** Reads anew what shows quotes. */
export function useRefreshQuotes(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [name] }) => shownBy.includes(`${name}`),
      }),
    [client],
  )
}

/** Returns the actions on a quote; marks show at once, and are taken back when refused. */
export function useQuoteActions() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const refresh = useRefreshQuotes()
  const showFailure = useFailureToast()
  const offerUndo = useUndoToast()

  const mark = useCallback(
    async (quoteId: string, seen: boolean, done?: string) => {
      // Marks of one quote are stored one after another: the last one counts.
      const store = (markAs: boolean) => {
        patchCachedItem(client, quoteId, { seen: markAs })
        const marking = client.getMutationCache().build(client, {
          scope: { id: `seen-${quoteId}` },
          mutationFn: () => panelCall('quoteToggleSeen', { quoteId, markAs }),
        })
        return marking.execute(undefined)
      }
      const before = patchCachedItem(client, quoteId, { seen })
      try {
        await store(seen)
        if (done) offerUndo(done, () => store(!seen))
      } catch (failure) {
        restoreCache(client, before)
        showFailure(failure)
      }
      await refresh()
    },
    [client, offerUndo, refresh, showFailure],
  )
  /** Does something to a quote, says so, and shows it; tells whether it was done. */
  const carryOut = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work()
      toastSuccess(done)
      return true
    } catch (failure) {
      const meetsAnother = failure instanceof Failure && failure.name === 'EDIT_CONFLICT_ERROR'
      if (meetsAnother) toastError(t('inbox.actions.conflict'))
      else showFailure(failure)
      return false
    } finally {
      await refresh()
    }
  }
  return { mark, carryOut }
}
