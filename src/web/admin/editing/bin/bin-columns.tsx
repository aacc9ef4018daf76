import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconTrash } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { TrashedItem, TrashKind } from '#contract/editing/trash.ts'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { useSpanText } from '#web/admin/trade/rates/list/use-span-text.ts'
import styles from './bin.module.css'
import { useBinActions } from './use-bin-actions.ts'

const dayMs = 24 * 60 * 60 * 1000

const daysLeft = ({ until }: TrashedItem) =>
  Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / dayMs))

/** Returns the name of a kind of deleted thing. */
export function useNameOfBinned(): (kind: TrashKind) => string {
  const t = usePanelTexts()
  return (kind) => {
    if (kind === 'quote') return t('undo.request')
    return kind === 'rate' ? t('works.rate') : t(`kinds.${kind}`)
  }
}

/** The columns of the bin: what, when and by whom, how long it can be brought back. */
export function useBinColumns(): Column<TrashedItem>[] {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const nameOfKind = useNameOfBinned()
  const spanText = useSpanText()
  const { restore, askToDelete, busyId } = useBinActions()
  const nameOf = (item: TrashedItem) => nameAmong(item) || t('list.unnamed')
  const actions = useActionsColumn<TrashedItem>((item) => (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size="lg"
          loading={busyId === item.id}
          aria-label={t('list.more', { name: nameOf(item) })}
        >
          <IconDots size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() => void restore(item, nameOf(item))}
          leftSection={<IconArrowBackUp size={17} stroke={1.6} />}
        >
          {t('undo.restoreItem')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="var(--danger)"
          onClick={() => askToDelete(item, nameOf(item))}
          leftSection={<IconTrash size={17} stroke={1.6} />}
        >
          {t('undo.deleteForGood')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  ))
  return [
    {
      id: 'name',
      header: t('undo.name'),
      accessorFn: nameOf,
      cell: ({ row: { original } }) => (
        <span className={styles.name}>
          {nameOf(original)}
          <span className={styles.note}>
            {[nameOfKind(original.kind), original.valid && spanText(original.valid)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'deleted',
      header: t('undo.deleted'),
      accessorFn: ({ deletedAt }) => deletedAt.getTime(),
      cell: ({ row: { original } }) => (
        <span className={styles.name}>
          <ShortDate date={original.deletedAt} />
          <span className={styles.note}>{original.by.name}</span>
        </span>
      ),
    },
    {
      id: 'left',
      header: t('undo.left'),
      from: 'tablet',
      align: 'end',
      accessorFn: daysLeft,
      cell: ({ row: { original } }) => t('undo.daysLeft', { count: daysLeft(original) }),
    },
    actions,
  ]
}
