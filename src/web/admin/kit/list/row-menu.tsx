import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Deletion, useDeletion } from '../delete/use-deletion.tsx'

interface RowMenuProps {
  name: string
  editTo: string
  /** The warning before it is deleted; by default that it cannot be undone. */
  deletionText?: Deletion['text']
  /** Absent for what may not be deleted. */
  remove: Deletion['remove'] | undefined
}

/** What can be done with one row: edit and delete it. */
export function RowMenu({ name, editTo, deletionText, remove }: RowMenuProps) {
  const { t } = useTranslation('admin')
  const askToDelete = useDeletion()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t('list.more', { name })}>
          <IconDots size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={editTo} leftSection={<IconPencil size={17} stroke={1.6} />}>
          {t('item.edit')}
        </Menu.Item>
        {remove && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="var(--danger)"
              onClick={() => askToDelete({ name, text: deletionText, remove })}
              leftSection={<IconTrash size={17} stroke={1.6} />}
            >
              {t('item.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
