import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { type Deletion, useDeletion } from '../../dialog/use-deletion.tsx'

const pencil = <IconPencil size={17} stroke={1.6} />

/** An entry is edited on a page of its own or in a dialog. */
type Editing = { editTo: string; onEdit?: never } | { editTo?: never; onEdit: () => void }

interface RowMenuParts {
  name: string
  /** The warning before it is deleted; by default that it cannot be undone. */
  deletionText?: Deletion['text']
  /** Dependents of the row, shown before it is deleted. */
  depends?: Deletion['depends']
  /** A way out where dependents block it. */
  remedy?: Deletion['remedy']
  /** Why it cannot be deleted now. */
  blocked?: Deletion['blocked']
  /** Absent for what may not be deleted. */
  remove: Deletion['remove'] | undefined
  /** Brings it back after that. */
  undo?: Deletion['undo']
  /** Further actions on it. */
  children?: ReactNode
}

type RowMenuProps = RowMenuParts & Editing

/** Actions on one row: edit and delete it, and the row's own actions. */
export function RowMenu(props: RowMenuProps) {
  const { name, editTo, onEdit, deletionText, depends, remedy, blocked, remove, undo, children } =
    props
  const t = usePanelTexts()
  const askToDelete = useDeletion()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t('list.more', { name })}>
          <IconDots size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {editTo === undefined ? (
          <Menu.Item onClick={onEdit} leftSection={pencil}>
            {t('item.edit')}
          </Menu.Item>
        ) : (
          <Menu.Item component={Link} to={editTo} leftSection={pencil}>
            {t('item.edit')}
          </Menu.Item>
        )}
        {children}
        {remove && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="var(--danger)"
              onClick={() =>
                askToDelete({ name, text: deletionText, depends, remedy, blocked, remove, undo })
              }
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
