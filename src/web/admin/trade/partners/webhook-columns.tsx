import { ActionIcon, Group } from '@mantine/core'
import { IconListDetails, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Webhook } from '#contract/trade/webhooks.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useDeletion } from '#web/admin/kit/dialog/use-deletion.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { eventTexts } from './event-texts.ts'
import { useAgencyName } from './use-agency-name.ts'
import styles from './partners.module.css'

/** The columns of the webhooks; `onShow` receives the webhook whose deliveries are to be seen. */
export function useWebhookColumns(onShow: (webhook: Webhook) => void): Column<Webhook>[] {
  const t = usePanelTexts()
  const remove = useDeletion()
  const { test, busyId } = useTest()
  const conditionOf = useCondition()
  const agencyName = useAgencyName()
  const actions = useActionsColumn<Webhook>((webhook) => {
    const { id, url } = webhook
    const buttons = [
      {
        label: t('partners.test', { url }),
        Icon: IconSend,
        loading: busyId === id,
        act: () => void test(id),
      },
      {
        label: t('partners.deliveries', { url }),
        Icon: IconListDetails,
        act: () => onShow(webhook),
      },
      {
        label: t('partners.deleteWebhook', { url }),
        Icon: IconTrash,
        color: 'var(--danger)',
        act: () =>
          remove({
            name: url,
            text: t('partners.deleteWebhookText'),
            remove: () => panelCall('deleteWebhook', { id }),
          }),
      },
    ]
    return (
      <Group gap={0} wrap="nowrap" justify="flex-end">
        {buttons.map(({ label, Icon, act, color, loading = false }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            size="lg"
            {...(color && { color })}
            aria-label={label}
            loading={loading}
            onClick={act}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    )
  })
  return [
    {
      id: 'address',
      header: t('partners.address'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.named}>
          {original.url}
          <span className={styles.conditionBelow}>{conditionOf(original)}</span>
          <span className={styles.note}>
            {[
              agencyName(original.agencyId),
              ...original.events.map((event) => t(eventTexts[event])),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'condition',
      header: t('partners.condition'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => conditionOf(original),
    },
    actions,
  ]
}

function useCondition() {
  const t = usePanelTexts()
  const language = useLanguage()
  return ({ disabledAt, failingSince }: Webhook): string => {
    if (disabledAt) return t('partners.off')
    if (!failingSince) return t('partners.well')
    return t('partners.failing', { date: failingSince.toLocaleDateString(language) })
  }
}

/** Sends tests; what became of them stands among the deliveries. */
function useTest() {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const [busyId, setBusyId] = useState<string>()
  const test = async (id: string) => {
    setBusyId(id)
    try {
      await panelCall('testWebhook', { id })
      toastSuccess(t('partners.tested'))
    } catch (failure) {
      showFailure(failure)
    }
    setBusyId(undefined)
  }
  return { test, busyId }
}
