import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'

interface AddInDialogProps {
  /** Name of the button and of the dialog. */
  label: string
  disabled?: boolean
  onAdded: (id: string) => void
  /** Returns the fields; `added` closes the dialog without a question, and tells what was added. */
  children: (added: (id: string) => void) => ReactNode
}

/** A button that opens a dialog in which something is added, over the form that wants it. */
export function AddInDialog({ label, disabled = false, onAdded, children }: AddInDialogProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="subtle"
        disabled={disabled}
        leftSection={<IconPlus size={17} stroke={1.6} />}
        onClick={() => setOpened(true)}
      >
        {label}
      </Button>
      <Dialog opened={opened} onClose={close} title={label}>
        {children((id) => {
          close()
          onAdded(id)
        })}
      </Dialog>
    </>
  )
}
