import { Button, Menu } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useAdmins } from '../inbox/use-admins.ts'
import { useMyId } from '../inbox/use-my-id.ts'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import { overSeen } from './timeline/news.ts'
import type { QuoteDetail } from './quote-detail.ts'

/** Menu that assigns the quote to an admin. */
export function AssignMenu({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const { carryOut } = useQuoteActions()
  const myId = useMyId()
  const admins = useAdmins()
  const { id: quoteId, assignee, timeline } = quote
  const assign = (admin: { id: string; name: string } | undefined) =>
    carryOut(
      () =>
        overSeen({
          seen: timeline.map(({ id }) => id),
          myId,
          call: (expectedTimeline) =>
            panelCall('quoteAssign', { quoteId, userId: admin?.id ?? null, expectedTimeline }),
          read: () => panelCall('detailQuote', { quoteId }),
        }),
      admin ? t('inbox.actions.assigned', { name: admin.name }) : t('inbox.actions.unassigned'),
    )
  const others = admins.filter(({ id }) => id !== assignee?.id && id !== myId)
  const me = admins.find(({ id }) => id === myId)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          data-key="assign"
          aria-keyshortcuts="A"
          leftSection={<IconUser size={17} stroke={1.6} />}
        >
          {assignee
            ? t('inbox.actions.assigned', { name: assignee.name })
            : t('inbox.actions.assign')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
        {me && assignee?.id !== myId && (
          <Menu.Item onClick={() => void assign(me)}>{t('inbox.actions.toMe')}</Menu.Item>
        )}
        {others.map((admin) => (
          <Menu.Item key={admin.id} onClick={() => void assign(admin)}>
            {admin.name}
          </Menu.Item>
        ))}
        {assignee && (
          <Menu.Item onClick={() => void assign(undefined)}>{t('inbox.filters.nobody')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
