import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { ApiKey } from '#contract/trade/keys.ts'
import { compareTexts } from '#web/admin/panel/shell/fold.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { KeyEditor } from './key-editor.tsx'
import { scopeTexts } from './scope-texts.ts'
import { useAgencyName } from './use-agency-name.ts'
import styles from './partners.module.css'

/** The keys that partners' programs call with. */
export function KeysCard() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const [adding, setAdding] = useState(false)
  const query = useQuery(operationQuery('listApiKeys', {}))
  const columns = useKeyColumns()
  return (
    <Card
      title={t('partners.keys')}
      hint={t('partners.keysHint')}
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('partners.addKey')}
        </Button>
      }
    >
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list }) => (
            <DataTable
              list="apiKeys"
              label={t('partners.keys')}
              rows={list}
              columns={columns}
              state={state}
              change={change}
              none={{ title: t('partners.noKeys') }}
            />
          )}
        </QueryView>
      </FocusKeeper>
      <KeyEditor opened={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}

function useKeyColumns(): Column<ApiKey>[] {
  const t = usePanelTexts()
  const remove = useDeletion()
  const agencyName = useAgencyName()
  const actions = useActionsColumn<ApiKey>(({ id, name }) => (
    <ActionIcon
      variant="subtle"
      size="lg"
      color="var(--danger)"
      aria-label={t('partners.deleteKey', { name })}
      onClick={() =>
        remove({
          name,
          text: t('partners.deleteKeyText'),
          remove: () => panelCall('deleteApiKey', { id }),
        })
      }
    >
      <IconTrash size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  ))
  return [
    {
      id: 'name',
      header: t('partners.name'),
      accessorFn: ({ name }) => name,
      sortFn: (one, other) => compareTexts(one.original.name, other.original.name),
      cell: ({ row: { original } }) => (
        <span className={styles.named}>
          {original.name}
          <span className={styles.note}>
            {[agencyName(original.agencyId), ...original.origins].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'may',
      header: t('partners.may'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) =>
        original.scopes.map((scope) => t(scopeTexts[scope])).join(' · '),
    },
    {
      id: 'lastUse',
      header: t('partners.lastUse'),
      enableSorting: false,
      cell: ({ row: { original } }) => <LastUse apiKey={original} />,
    },
    actions,
  ]
}

function LastUse({ apiKey: { lastUsedAt, callsToday } }: { apiKey: ApiKey }) {
  const t = usePanelTexts()
  if (!lastUsedAt) return t('partners.never')
  return (
    <span className={styles.named}>
      <ShortDate date={lastUsedAt} />
      {callsToday > 0 && (
        <span className={styles.note}>{t('partners.callsToday', { count: callsToday })}</span>
      )}
    </span>
  )
}
