import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import styles from './toasts.module.css'

/** Toasts, top-right, never in the way of what lies under them; errors stay 5 seconds, other durations and the limit of 20 are the library's own (specification 9). */
export function Toasts() {
  const { toasts } = useToaster({ error: { duration: 5_000 } })
  return (
    <div className={styles.region}>
      {toasts.map((entry) => (
        <div
          key={entry.id}
          className={styles.toast}
          data-type={entry.type}
          data-visible={entry.visible}
          role={entry.type === 'error' ? 'alert' : 'status'}
        >
          {resolveValue(entry.message, entry)}
        </div>
      ))}
    </div>
  )
}

/** Says that something failed; the same text is not stacked. */
export function toastError(text: string): void {
  toast.error(text, { id: text })
}

export function toastSuccess(text: string): void {
  toast.success(text)
}
