import { createRoot, type Root } from 'react-dom/client'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { Close } from '../marks/icons.tsx'
import { toastsId } from './toasts.ts'
import styles from './toasts.module.css'

export { toast }

let root: Root | undefined

/** Shows toasts from now on; a tree of its own, so that every page has it alike. */
export function mountToaster(): void {
  const place = document.getElementById(toastsId)
  if (root || !place) return
  root = createRoot(place)
  root.render(<Toaster closeLabel={() => place.dataset.closeLabel ?? ''} />)
}

/** Toasts, top-right below the header; errors stay 5 seconds, other durations and the limit of 20 are the library's own (requirements §5.9). */
function Toaster({ closeLabel }: { closeLabel: () => string }) {
  const { toasts } = useToaster({ error: { duration: 5_000 } })
  return (
    <div className={styles.region}>
      {toasts.map((entry) => (
        <div
          key={entry.id}
          className={styles.toast}
          data-type={entry.type}
          data-visible={entry.visible}
          // What fades is said and pressed no more.
          inert={!entry.visible}
          role={entry.type === 'error' ? 'alert' : 'status'}
        >
          <span>{resolveValue(entry.message, entry)}</span>
          <button type="button" aria-label={closeLabel()} onClick={() => toast.dismiss(entry.id)}>
            <Close size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
