import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/users.ts'
import { adminPaths } from '../admin-paths.ts'
import { ItemList } from '../kit/list/item-list.tsx'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { reading } from '../queries.ts'
import { fullName, useUserColumns } from './user-columns.tsx'
import styles from './users.module.css'

/** Who registered and has not opened the link in the mail yet. */
export default function UnconfirmedUsersPage() {
  const { t } = useTranslation('admin')
  const query = useQuery(reading('getUsersWithUnconfirmedEmails', {}))
  const columns = useUserColumns(true)
  return (
    <PageFrame
      title={t('users.unconfirmed')}
      trail={[{ label: t('sections.users'), to: adminPaths.users }]}
    >
      <p className={styles.intro}>{t('users.unconfirmedText')}</p>
      <QueryView query={query}>
        {(list) => (
          <ItemList
            label={t('users.unconfirmed')}
            rows={list}
            columns={columns}
            textOf={textOf}
            empty={{ title: t('users.noUnconfirmed') }}
          />
        )}
      </QueryView>
    </PageFrame>
  )
}

const textOf = (user: User) => `${fullName(user)} ${user.email}`
