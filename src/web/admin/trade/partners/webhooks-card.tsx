import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Webhook } from '#contract/trade/webhooks.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import { pageSizes } from '#web/admin/kit/list/list-state.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { DeliveriesModal } from './deliveries-modal.tsx'
import { useWebhookColumns } from './webhook-columns.tsx'
import { WebhookEditor } from './webhook-editor.tsx'

/** Beside the keys, whose order and page stand in the address: there are few of these. */
const allOfThem = { search: '', sort: undefined, page: 1, pageSize: pageSizes[2], filters: {} }

/** Whom the server tells of what happens. */
export function WebhooksCard() {
  const t = usePanelTexts()
  const [adding, setAdding] = useState(false)
  const [shown, setShown] = useState<Webhook>()
  const query = useQuery({ ...operationQuery('listWebhooks', {}), refetchInterval: 15_000 })
  const columns = useWebhookColumns(setShown)
  return (
    <Card
      title={t('partners.webhooks')}
      hint={t('partners.webhooksHint')}
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('partners.addWebhook')}
        </Button>
      }
    >
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list }) => (
            <DataTable
              list="webhooks"
              label={t('partners.webhooks')}
              rows={list}
              columns={columns}
              state={allOfThem}
              change={() => undefined}
              none={{ title: t('partners.noWebhooks') }}
            />
          )}
        </QueryView>
      </FocusKeeper>
      <WebhookEditor opened={adding} onClose={() => setAdding(false)} />
      <DeliveriesModal webhook={shown} onClose={() => setShown(undefined)} />
    </Card>
  )
}
