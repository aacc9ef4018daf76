import { Button } from '@mantine/core'
import { IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplaceableKind } from '#contract/editing/dependents.ts'
import { ReplaceModal } from './replace-modal.tsx'

interface ReplaceButtonProps {
  kind: ReplaceableKind
  id: string
  name: string
}

/** Opens the choice of what stands in an item's place everywhere. */
export function ReplaceButton(props: ReplaceButtonProps) {
  const { t } = useTranslation('admin')
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
