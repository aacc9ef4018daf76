import { ActionIcon, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type Mail, type MailKind, mailKinds } from '#contract/site/mails.ts'
import { translateMessage } from '#web/admin/kit/api/translate-message.ts'
import { EmailText } from '#web/admin/kit/layout/text/email-text.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import styles from './mails.module.css'
import { useResend } from './use-resend.ts'

/** Returns the name of a kind of mail; one that this version does not write goes by its own name. */
function useKindName(): (kind: string) => string {
  const t = usePanelTexts()
  const isKind = (kind: string): kind is MailKind => mailKinds.some((each) => each === kind)
  return (kind) => (isKind(kind) ? t(`mailList.kinds.${kind}`) : kind)
}

/** The columns of the mails; what failed or waits says why. */
export function useMailColumns(): Column<Mail>[] {
  const t = usePanelTexts()
  const kindName = useKindName()
  const { resend, busyId } = useResend()
  const actions = useActionsColumn<Mail>((mail) =>
    mail.state === 'waiting' ? null : (
      <Tooltip label={t('mailList.resend', { to: mail.to })}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('mailList.resend', { to: mail.to })}
          loading={busyId === mail.id}
          onClick={() => void resend(mail)}
        >
          <IconSend size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
    ),
  )
  return [
    {
      id: 'to',
      header: t('mailList.to'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.to}>
          <EmailText email={original.to} />
          <span className={styles.note}>
            {kindName(original.kind)}
            <span data-until="tablet">
              {' · '}
              <ShortDate date={original.createdAt} />
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('mailList.state'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.state}>
          <span className={styles.badge} data-state={original.state}>
            {t(`mailList.states.${original.state}`)}
          </span>
          {original.error && (
            <span className={styles.note}>{translateMessage(t, original.error)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('mailList.when'),
      align: 'end',
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => <ShortDate date={original.createdAt} />,
    },
    actions,
  ]
}
