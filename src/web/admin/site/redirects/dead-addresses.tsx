import { ActionIcon, Group } from '@mantine/core'
import { IconArrowForwardUp, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeadAddress } from '#contract/site/redirects/dead-addresses.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import type { RedirectDraft } from './redirect-dialog.tsx'
import styles from './redirects.module.css'

type Row = DeadAddress & { id: string }

/** Addresses that nobody needs to look through further. */
const shown = 50

interface DeadAddressesProps {
  /** Begins a redirect. */
  onMake: (draft: RedirectDraft) => void
  state: ListState
  change: (changes: Record<string, string | null>) => void
}

/** Addresses without a page that visitors asked for, each with the way to a redirect; nothing while there are none. */
export function DeadAddresses({ onMake, state, change }: DeadAddressesProps) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('listDeadAddresses', { limit: shown }))
  const columns = useDeadColumns(onMake)
  if (!data || data.list.length === 0) return null
  return (
    <div className={styles.dead}>
      <Card title={t('redirectForm.dead')} hint={t('redirectForm.deadHint')}>
        <DataTable
          list="deadAddresses"
          label={t('redirectForm.dead')}
          rows={data.list.map((row): Row => ({ ...row, id: row.path }))}
          columns={columns}
          state={{ ...state, search: '', page: 1, pageSize: shown }}
          change={change}
        />
      </Card>
    </div>
  )
}

function useDeadColumns(onMake: DeadAddressesProps['onMake']): Column<Row>[] {
  const t = usePanelTexts()
  const dismiss = useDismissal()
  const actions = useActionsColumn<Row>(({ path, suggestion }) => (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('redirectForm.make', { path })}
        onClick={() => onMake({ from: path, ...(suggestion && { to: suggestion }) })}
      >
        <IconArrowForwardUp size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('redirectForm.dismiss', { path })}
        onClick={() => void dismiss(path)}
      >
        <IconX size={20} stroke={1.6} />
      </ActionIcon>
    </Group>
  ))
  return [
    {
      id: 'path',
      header: t('redirectForm.path'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <>
          <span className={styles.address} translate="no">
            {original.path}
          </span>
          {original.referrerHost !== null && (
            <span className={styles.note}>
              {t('redirectForm.referrer', { host: original.referrerHost })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'count',
      header: t('redirectForm.count'),
      align: 'end',
      enableSorting: false,
      cell: ({ row: { original } }) => original.count,
    },
    {
      id: 'lastAt',
      header: t('redirectForm.lastAt'),
      align: 'end',
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => <ShortDate date={original.lastAt} />,
    },
    actions,
  ]
}

/** Takes an address out of the list; asked for again, it comes back, so that nobody is asked first. */
function useDismissal(): (path: string) => Promise<void> {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return async (path) => {
    try {
      await panelCall('dismissDeadAddress', { path })
      toastSuccess(t('redirectForm.dismissed'))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ queryKey: ['listDeadAddresses'] })
  }
}
