import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePanelTexts } from './text/panel-texts.tsx'
import { prepareToasts, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from './text/failure-text.ts'
import styles from './undo-toast.module.css'

/** Milliseconds: long enough to read it, and to reach the button with the keyboard. */
const duration = 10_000

/** Says that something was done, and offers to undo it; what was said before goes. */
export function useUndoToast(): (text: string, undo: () => Promise<unknown>) => void {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const offer = useUndoOffer()
  return useCallback(
    (text, undo) => {
      const carryOut = async () => {
        try {
          await undo()
          toastSuccess(t('undo.undone'))
        } catch (failure) {
          showFailure(failure)
        }
        await client.invalidateQueries({ refetchType: 'active' })
      }
      offer(text, () => void carryOut())
    },
    [client, offer, showFailure, t],
  )
}

/** Says that something was done, with a button to undo it; what follows the button is the caller's. */
export function useUndoOffer(): (text: string, onUndo: () => void) => void {
  const t = usePanelTexts()
  return useCallback(
    (text, onUndo) => {
      void prepareToasts().then((toaster) => {
        if (!toaster) return
        toaster.toast.dismiss()
        toaster.toast.success(
          ({ id }) => (
            <span className={styles.message}>
              {text}
              <button
                type="button"
                className={styles.undo}
                onClick={() => {
                  toaster.toast.dismiss(id)
                  onUndo()
                }}
              >
                {t('undo.undo')}
              </button>
            </span>
          ),
          { duration },
        )
      })
    },
    [t],
  )
}
