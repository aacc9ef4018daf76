import { useTranslation } from 'react-i18next'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { Close } from './icons.tsx'
import styles from './toasts.module.css'

export { toast }

/** Toasts, top-right below the header; errors stay 5 seconds, other durations and the limit of 20 are the library's own (requirements §5.9). */
export function Toaster() {
  const { t } = useTranslation()
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
          <span>{resolveValue(entry.message, entry)}</span>
          <button
            type="button"
            aria-label={t('common.close')}
            onClick={() => toast.dismiss(entry.id)}
          >
            <Close size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
