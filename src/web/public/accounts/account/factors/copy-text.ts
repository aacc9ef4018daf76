import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'

/** Copies a text and says so; where the clipboard is closed, it stands on the page to be copied by hand. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(said)
  } catch {
    // As above.
  }
}
