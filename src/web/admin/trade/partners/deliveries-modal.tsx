import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Delivery, Webhook } from '#contract/trade/webhooks.ts'
import { Dialog } from '#web/admin/kit/dialog/dialog.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { eventTexts } from './event-texts.ts'
import styles from './partners.module.css'

interface DeliveriesModalProps {
  /** Undefined while none is shown. */
  webhook: Webhook | undefined
  onClose: () => void
}

/** Lists the deliveries to a webhook, with their outcomes. */
export function DeliveriesModal({ webhook, onClose }: DeliveriesModalProps) {
  const t = usePanelTexts()
  const title = webhook && t('partners.deliveries', { url: webhook.url })
  return (
    <Dialog onlyShows opened={webhook !== undefined} onClose={onClose} title={title} size="lg">
      {webhook && <DeliveryList webhookId={webhook.id} />}
    </Dialog>
  )
}

function DeliveryList({ webhookId }: { webhookId: string }) {
  const t = usePanelTexts()
  const query = useQuery({
    ...operationQuery('listDeliveries', { webhookId }),
    refetchInterval: 5_000,
  })
  return (
    <QueryView query={query}>
      {({ list }) =>
        list.length === 0 ? (
          <Notice title={t('partners.noDeliveries')} />
        ) : (
          <ul className={styles.deliveries}>
            {list.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const { id, event, at, attempts, status, error } = delivery
  const redeliver = async () => {
    setBusy(true)
    try {
      await panelCall('redeliver', { deliveryId: id })
      toastSuccess(t('partners.redelivered'))
      await client.invalidateQueries({ queryKey: ['listDeliveries'] })
    } catch (failure) {
      showFailure(failure)
    }
    setBusy(false)
  }
  return (
    <li className={styles.delivery}>
      <span className={styles.named}>
        {t(eventTexts[event])} · <ShortDate date={at} />
        <span className={styles.note}>
          {[
            t(`partners.deliveryStates.${status}`),
            t('partners.attempts', { count: attempts }),
            error,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {status !== 'waiting' && (
        <Button size="compact-sm" variant="default" loading={busy} onClick={() => void redeliver()}>
          {t('partners.redeliver')}
        </Button>
      )}
    </li>
  )
}
