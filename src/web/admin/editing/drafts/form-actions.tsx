import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconPlus, IconSend, IconTrash } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Drafting } from './use-drafting.tsx'

interface FormActionsProps {
  /** Absent where something new is added. */
  drafting: Drafting | undefined
  /** Begins another one after saving; where something new is added. */
  onAnother?: (() => void) | undefined
  onPreview?: (() => void) | undefined
}

/** Further actions of an item's form, beside saving and publishing. */
export function FormActions({ drafting, onAnother, onPreview }: FormActionsProps) {
  const t = usePanelTexts()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={40} aria-label={t('drafts.more')}>
            <IconDots size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onAnother && (
            <Menu.Item leftSection={<IconPlus size={17} stroke={1.6} />} onClick={onAnother}>
              {t('form.saveAndAnother')}
            </Menu.Item>
          )}
          {drafting && !drafting.draft && (
            <Menu.Item
              leftSection={<IconPencil size={17} stroke={1.6} />}
              onClick={() => void drafting.keep()}
            >
              {t('drafts.saveAs')}
            </Menu.Item>
          )}
          {drafting?.draft && (
            <Menu.Item
              color="var(--danger)"
              leftSection={<IconTrash size={17} stroke={1.6} />}
              onClick={drafting.discard}
            >
              {t('drafts.discard')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {onPreview && (
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.6} />}
          onClick={onPreview}
        >
          {t('drafts.preview')}
        </Button>
      )}
    </>
  )
}

interface PublishButtonProps {
  loading: boolean
  onClick: () => void
}

/** Makes what is written what visitors see. */
export function PublishButton({ loading, onClick }: PublishButtonProps) {
  const t = usePanelTexts()
  return (
    <Button loading={loading} onClick={onClick} leftSection={<IconSend size={18} stroke={1.6} />}>
      {t('drafts.publish')}
    </Button>
  )
}
