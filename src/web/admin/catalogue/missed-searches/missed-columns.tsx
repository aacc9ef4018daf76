import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconExternalLink, IconTagPlus, IconX } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { MissedSearch } from '#contract/editing/missed-searches.ts'
import { compareTexts } from '#web/admin/panel/shell/fold.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import styles from './missed-searches.module.css'
import { useDismissal } from './use-dismissal.ts'

export type MissedRow = MissedSearch & { id: string }

/** The columns of the diary, with what can be done about a row. */
export function useMissedColumns(onTag: (search: MissedSearch) => void): Column<MissedRow>[] {
  const t = usePanelTexts()
  const dismiss = useDismissal()
  const actions = useActionsColumn<MissedRow>((search) => (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('missed.more', { keyword: search.keyword })}
        >
          <IconDots size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconTagPlus size={17} stroke={1.6} />}
          onClick={() => onTag(search)}
        >
          {t('missed.addTag')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={paths.search(search.lang, search.keyword)}
          target="_blank"
          leftSection={<IconExternalLink size={17} stroke={1.6} />}
        >
          {t('missed.view')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconX size={17} stroke={1.6} />}
          onClick={() => void dismiss(search)}
        >
          {t('missed.dismiss')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  ))
  return [
    {
      id: 'keyword',
      header: t('missed.keyword'),
      accessorFn: ({ keyword }) => keyword,
      sortFn: (one, other) => compareTexts(one.original.keyword, other.original.keyword),
      cell: ({ row: { original } }) => (
        <>
          <span className={styles.keyword} lang={original.lang}>
            {original.keyword}
          </span>
          <span className={styles.note} data-until="tablet">
            {t(`common.languages.${original.lang}`)}
          </span>
        </>
      ),
    },
    {
      id: 'language',
      header: t('missed.language'),
      from: 'tablet',
      accessorFn: ({ lang }) => lang,
      cell: ({ row: { original } }) => t(`common.languages.${original.lang}`),
    },
    {
      id: 'count',
      header: t('missed.count'),
      align: 'end',
      accessorFn: ({ count }) => count,
      cell: ({ row: { original } }) => original.count,
    },
    {
      id: 'lastOn',
      header: t('missed.lastOn'),
      align: 'end',
      from: 'tablet',
      accessorFn: ({ lastOn }) => lastOn,
      // A day is one everywhere: noon falls on it in whatever zone it is read.
      cell: ({ row: { original } }) => <ShortDate date={new Date(`${original.lastOn}T12:00:00`)} />,
    },
    {
      id: 'suggestion',
      header: t('missed.suggestion'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => original.suggestion ?? '–',
    },
    actions,
  ]
}
