import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { userOperations } from '#contract/accounts/users.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { PagedList } from '#web/admin/kit/list/paged-list.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { useUserColumns } from './user-columns.tsx'
import styles from './users.module.css'

/** Page of users who registered and have not opened the link in the mail yet. */
export default function UnconfirmedUsersPage() {
  const t = usePanelTexts()
  const page = useListPage('searchUsers', userOperations.searchUsers.input, {
    wanted: () => ({ emailConfirmed: false }),
  })
  const columns = useUserColumns(true, page.query.data?.list ?? [])
  return (
    <PageFrame
      title={t('users.unconfirmed')}
      trail={[{ label: t('sections.users'), to: adminPaths.users }]}
    >
      <p className={styles.intro}>{t('users.unconfirmedText')}</p>
      <PagedList
        list="unconfirmedUsers"
        label={t('users.unconfirmed')}
        searchLabel={t('users.searchLabel')}
        page={page}
        columns={columns}
        empty={{ title: t('users.noUnconfirmed') }}
      />
    </PageFrame>
  )
}
