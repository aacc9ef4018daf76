import { Button, Menu } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useAdmins } from '../inbox/use-admins.ts'
import { useMyId } from '../inbox/use-my-id.ts'
import { useRequestActions } from '../inbox/use-request-actions.ts'
import { overSeen } from './timeline/news.ts'
import type { Request } from './request.ts'

/** Menu that assigns the request to an admin. */
export function AssignMenu({ request }: { request: Request }) {
  const { t } = useTranslation('admin')
  const { carryOut } = useRequestActions()
  const myId = useMyId()
  const admins = useAdmins()
  const { id: quoteId, assignee, timeline } = request
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
