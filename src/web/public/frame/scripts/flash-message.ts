import { toastError, toastSuccess } from '#web/shared/ui/toasts/toasts.ts'

const storageKey = 'toast'

interface FlashMessage {
  type: 'error' | 'success'
  text: string
}

/** Has the next page say something: what happened here leads there. */
export function setFlashMessage(toast: FlashMessage): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(toast))
  } catch {
    // Storage may be closed to us (private windows): the next page then says nothing.
  }
}

/** Says what the page before has left to be said. */
export function showFlashMessage(): void {
  try {
    const stored = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    if (!stored) return
    const { type, text } = JSON.parse(stored) as FlashMessage
    if (type === 'error') toastError(text)
    else toastSuccess(text)
  } catch {
    // As above.
  }
}
