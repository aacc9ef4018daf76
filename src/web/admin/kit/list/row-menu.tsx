import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

interface RowMenuProps {
  name: string
  editTo: string
  onDelete: () => void
  /** More entries, between the two. */
  children?: ReactNode
}

/** What can be done with one row. */
export function RowMenu({ name, editTo, onDelete, children }: RowMenuProps) {
  const { t } = useTranslation('admin')
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
        {children}
        <Menu.Divider />
        <Menu.Item
          color="var(--danger)"
          onClick={onDelete}
          leftSection={<IconTrash size={17} stroke={1.6} />}
        >
          {t('item.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
