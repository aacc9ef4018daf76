import { getDefaultZIndex, Modal, type ModalProps } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useEffect, useRef, useState } from 'react'
import { Covering, useCover, useCovering } from './covering.tsx'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'

interface DialogProps extends ModalProps {
  /** Nothing that is typed in it would be lost: it only shows, or what was typed is stored. */
  onlyShows?: boolean
}

/**
 * A dialog over the page. Escape, a press beside it and its cross ask before they take away what was typed; what a form
 * closes by itself, once it is stored or cancelled, is not asked about.
 */
export function Dialog({ onlyShows = false, onClose, children, ...modal }: DialogProps) {
  const t = usePanelTexts()
  const isTyped = useRef(false)
  const [over, setOver] = useState(0)
  const cover = useCover(setOver)
  const { opened, closeOnEscape = true } = modal
  const isOverAnother = useCovering(opened)
  // Questions stand one above dialogs.
  const zIndex = modal.zIndex ?? getDefaultZIndex('modal') + (isOverAnother ? 2 : 0)
  useEffect(() => {
    if (opened) isTyped.current = false
  }, [opened])
  const leave = () => {
    if (onlyShows || !isTyped.current) return onClose()
    const uncover = cover()
    modals.openConfirmModal({
      title: t('unsaved.dialogTitle'),
      children: t('unsaved.dialogText'),
      labels: { confirm: t('unsaved.discard'), cancel: t('unsaved.goOn') },
      zIndex: Number(zIndex) + 1,
      onConfirm: onClose,
      onClose: uncover,
    })
  }
  return (
    <Modal {...modal} zIndex={zIndex} onClose={leave} closeOnEscape={closeOnEscape && over === 0}>
      <div
        onInput={() => {
          isTyped.current = true
        }}
      >
        <Covering value={cover}>{children}</Covering>
      </div>
    </Modal>
  )
}
