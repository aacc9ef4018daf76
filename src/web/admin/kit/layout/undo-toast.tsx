import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { prepareToasts, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from './text/failure-text.ts'
import styles from './undo-toast.module.css'

/** Milliseconds: long enough to read it, and to reach the button with the keyboard. */
const duration = 10_000

/** Says that something was done, and offers to undo it; what was said before goes. */
export function useUndoToast(): (text: string, undo: () => Promise<unknown>) => void {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()
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
                  void carryOut()
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
    [client, showFailure, t],
  )
}
