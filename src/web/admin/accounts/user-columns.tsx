import { useMay } from '#web/admin/kit/api/duties.tsx'
import { Badge, Button, Menu } from '@mantine/core'
import { IconCheck, IconDoorExit, IconShieldOff } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/users.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useAgencyChoices } from '#web/admin/trade/agencies/use-agency-choices.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { EmailText } from '#web/admin/kit/layout/text/email-text.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useApproval } from './approval/use-approval.tsx'
import { useRejection } from './approval/use-rejection.tsx'
import { useRejections } from './approval/use-rejections.ts'
import { useSafety } from './use-safety.tsx'
import styles from './users.module.css'

export const fullName = ({ name, surname }: Pick<User, 'name' | 'surname'>) => `${name} ${surname}`

/** The columns of a page of a group of users; those who wait can be approved or refused. */
export function useUserColumns(pending: boolean, rows: readonly User[]): Column<User>[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const session = useSession()
  const may = useMay()
  const askToApprove = useApproval()
  const askToReject = useRejection()
  const rejected = useRejections(rows)
  const { known } = useAgencyChoices(rows.map(({ agencyId }) => agencyId))
  const myId = session.state === 'loggedIn' ? session.account.id : undefined
  const { askToEndSessions, askToRemoveFactor } = useSafety(myId)

  const emailState = ({ id, emailConfirmed }: User) => (
    <span className={styles.badges}>
      <Badge variant="light" color={emailConfirmed ? 'pampas' : 'ochre'} className={styles.badge}>
        {t(emailConfirmed ? 'users.emailConfirmed' : 'users.emailUnconfirmed')}
      </Badge>
      {rejected.has(id) && (
        <Badge variant="light" color="gray" className={styles.badge}>
          {t('agentForm.rejected')}
        </Badge>
      )}
    </span>
  )
  const mayApprove = ({ agencyId }: User) => may(agencyId === null ? 'team' : 'trade')
  const agencyOf = ({ agencyId }: User) =>
    agencyId &&
    may('trade') && (
      <Link to={adminPaths.editAgency(agencyId)} className={styles.agency}>
        {known.get(agencyId)?.name ?? '…'}
      </Link>
    )
  const confirmed: Column<User> = {
    id: 'emailConfirmed',
    header: t('users.emailConfirmed'),
    from: 'tablet',
    accessorFn: ({ emailConfirmed }) => Number(emailConfirmed),
    cell: ({ row: { original } }) => emailState(original),
  }
  const lastView: Column<User> = {
    id: 'lastViewTariff',
    header: t('users.lastView'),
    from: 'tablet',
    accessorFn: ({ lastViewTariff }) => lastViewTariff?.getTime() ?? 0,
    cell: ({ row: { original } }) =>
      original.lastViewTariff?.toLocaleDateString(language, { dateStyle: 'medium' }) ??
      t('users.never'),
  }
  const actions = useActionsColumn<User>((user) => (
    <span className={styles.actions}>
      {pending && mayApprove(user) && (
        <Button
          size="compact-md"
          variant={user.emailConfirmed ? 'filled' : 'default'}
          leftSection={<IconCheck size={16} />}
          onClick={() => askToApprove(user)}
          aria-label={`${t('users.approve')}: ${fullName(user)}`}
        >
          {t('users.approve')}
        </Button>
      )}
      {pending && mayApprove(user) && !rejected.has(user.id) && (
        <Button
          size="compact-md"
          variant="subtle"
          color="wine"
          onClick={() => askToReject(user)}
          aria-label={`${t('agentForm.reject')}: ${fullName(user)}`}
        >
          {t('agentForm.reject')}
        </Button>
      )}
      {may('team') && (
        <RowMenu
          name={fullName(user)}
          editTo={adminPaths.editAdmin(user.id)}
          deletionText={t('users.deleteText')}
          // Nobody deletes themself.
          remove={user.id === myId ? undefined : () => panelCall('deleteUser', { id: user.id })}
        >
          <Menu.Item
            onClick={() => askToEndSessions(user)}
            leftSection={<IconDoorExit size={17} stroke={1.6} />}
          >
            {t('users.endSessions')}
          </Menu.Item>
          {user.id !== myId && (
            <Menu.Item
              onClick={() => askToRemoveFactor(user)}
              leftSection={<IconShieldOff size={17} stroke={1.6} />}
            >
              {t('users.removeFactor')}
            </Menu.Item>
          )}
        </RowMenu>
      )}
    </span>
  ))
  return [
    {
      id: 'name',
      header: t('users.name'),
      accessorFn: fullName,
      cell: ({ row: { original } }) => (
        <span className={styles.person}>
          {may('team') ? (
            <Link to={adminPaths.editAdmin(original.id)} className={styles.name}>
              {fullName(original)}
            </Link>
          ) : (
            <span className={styles.name}>{fullName(original)}</span>
          )}
          {original.id === myId && <span className={styles.you}> ({t('users.you')})</span>}
          <span className={styles.email}>
            <EmailText email={original.email} />
          </span>
          <span data-until="tablet">{agencyOf(original)}</span>
          {pending && <span data-until="tablet">{emailState(original)}</span>}
        </span>
      ),
    },
    {
      id: 'agency',
      header: t('agentForm.agency'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => agencyOf(original),
    },
    pending ? confirmed : lastView,
    actions,
  ]
}
