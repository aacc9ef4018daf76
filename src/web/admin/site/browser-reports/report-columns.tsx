import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { BrowserReport } from '#contract/site/browser-reports.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import styles from './browser-reports.module.css'
import { useDismissal } from './use-dismissal.ts'

/** The columns of the list, and what takes a report out of it. */
export function useReportColumns(): Column<BrowserReport>[] {
  const t = usePanelTexts()
  const dismiss = useDismissal()
  const actions = useActionsColumn<BrowserReport>((report) => (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label={t('browserErrors.dismiss', { message: report.message })}
      onClick={() => void dismiss(report)}
    >
      <IconX size={20} stroke={1.6} />
    </ActionIcon>
  ))
  return [
    {
      id: 'message',
      header: t('browserErrors.message'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <>
          <span className={styles.message} translate="no">
            {original.message}
          </span>
          <span className={styles.note} translate="no">
            {[original.page, original.source].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'kind',
      header: t('browserErrors.kind'),
      from: 'tablet',
      accessorFn: ({ kind }) => kind,
      cell: ({ row: { original } }) => t(`browserErrors.kinds.${original.kind}`),
    },
    {
      id: 'browser',
      header: t('browserErrors.browser'),
      from: 'tablet',
      accessorFn: ({ browser }) => browser,
      cell: ({ row: { original } }) => original.browser || '–',
    },
    {
      id: 'count',
      header: t('browserErrors.count'),
      align: 'end',
      accessorFn: ({ count }) => count,
      cell: ({ row: { original } }) => original.count,
    },
    {
      id: 'lastAt',
      header: t('browserErrors.lastAt'),
      align: 'end',
      from: 'tablet',
      accessorFn: ({ lastAt }) => lastAt,
      cell: ({ row: { original } }) => <ShortDate date={original.lastAt} />,
    },
    actions,
  ]
}
