import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import styles from './modal.module.css'

interface ConfirmModalProps {
  open: boolean
  title: string
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something happens: 'Cancelar' and 'Confirmar' in the user's language (specification 2). */
export function ConfirmModal({ open, title, children, onConfirm, onCancel }: ConfirmModalProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const modal = useModal(open)
  return (
    <dialog ref={modal} className={styles.modal} aria-labelledby={titleId} onClose={onCancel}>
      <h2 id={titleId}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        <Button look="outline" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button onClick={onConfirm}>{t('common.confirm')}</Button>
      </div>
    </dialog>
  )
}

/** Covers the page while something that cannot be interrupted runs. */
export function LoadingModal({ open }: { open: boolean }) {
  const { t } = useTranslation()
  const modal = useModal(open)
  return (
    <dialog
      ref={modal}
      className={`${styles.modal} ${styles.loading}`}
      onCancel={(event) => event.preventDefault()}
    >
      <span className={styles.ring} />
      <span role="status">{t('common.loading')}</span>
    </dialog>
  )
}

function useModal(open: boolean) {
  const modal = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !modal.current?.open) modal.current?.showModal()
    if (!open) modal.current?.close()
  }, [open])
  return modal
}
