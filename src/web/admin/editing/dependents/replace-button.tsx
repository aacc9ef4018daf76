import { Button } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import type { Kind } from '#contract/base/kinds.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { replaceableKinds, type ReplaceableKind } from '#contract/editing/dependents.ts'
import { ReplaceModal } from './replace-modal.tsx'

interface ReplaceButtonProps {
  kind: ReplaceableKind
  id: string
  name: string
  /** Told when it has been replaced. */
  onReplaced?: (() => void) | undefined
}

/** Whether another item can stand in the place of one of a kind. */
export function isReplaceable(kind: Kind): kind is ReplaceableKind {
  return replaceableKinds.some((each) => each === kind)
}

/** Opens the choice of what stands in an item's place everywhere. */
export function ReplaceButton(props: ReplaceButtonProps) {
  const t = usePanelTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReplace size={18} stroke={1.6} />}
        onClick={() => setIsOpen(true)}
      >
        {t('replace.button')}
      </Button>
      {isOpen && <ReplaceModal {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
