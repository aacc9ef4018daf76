import { useCallback } from 'react'
import { toastError, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'

/** Copies a text and says so; where the browser does not let it, shows the text to be copied by hand. */
export function useCopy() {
  return useCallback(async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toastSuccess(done)
    } catch {
      toastError(text)
    }
  }, [])
}
