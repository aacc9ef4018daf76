import { Button, Tabs } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconMailQuestion, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import type { AnswerOf } from '#contract/operation.ts'
import { adminPaths } from '../admin-paths.ts'
import { ListTable } from '../kit/list/list-table.tsx'
import { ListTools } from '../kit/list/list-tools.tsx'
import { useListState } from '../kit/list/list-state.ts'
import { PageFrame } from '../kit/page/page-frame.tsx'
import { QueryView } from '../kit/page/query-view.tsx'
import { reading } from '../queries.ts'
import { useUserColumns } from './user-columns.tsx'
import styles from './users.module.css'

const groupTexts = { noApproved: 'pending', users: 'approved', admins: 'admins' } as const

type Group = keyof typeof groupTexts

const groups = Object.keys(groupTexts) as Group[]

/** Everybody in three groups, those who wait first; the search asks the server. */
export default function UsersPage() {
  const { t } = useTranslation('admin')
  const { state, change } = useListState()
  const keyword = state.search.trim()
  const all = useQuery({ ...reading('listUsers', {}), enabled: !keyword })
  const found = useQuery({
    ...reading('getUsersSearchedResults', { keyword, limit: limits.userSearchLimitMax }),
    enabled: Boolean(keyword),
    placeholderData: keepPreviousData,
  })
  // Everybody stays in sight while the first search is under way, and the field keeps the focus.
  const query = keyword && !(found.isPending && all.data) ? found : all
  const group = groups.find((each) => each === state.filters.group)

  return (
    <PageFrame
      title={t('sections.users')}
      actions={
        <>
          <Button
            component={Link}
            to={adminPaths.unconfirmedUsers}
            variant="default"
            leftSection={<IconMailQuestion size={18} stroke={1.6} />}
          >
            {t('users.unconfirmed')}
          </Button>
          <Button component={Link} to={adminPaths.addAdmin} leftSection={<IconPlus size={18} />}>
            {t('users.addAdmin')}
          </Button>
        </>
      }
    >
      <QueryView query={query}>
        {(answer) => (
          <Groups
            answer={answer}
            group={group ?? firstFilled(answer)}
            onGroup={(next) => change({ group: next })}
            searching={Boolean(keyword)}
          />
        )}
      </QueryView>
    </PageFrame>
  )
}

function firstFilled(answer: AnswerOf<'listUsers'>): Group {
  return groups.find((group) => answer[group].length > 0) ?? 'users'
}

interface GroupsProps {
  answer: AnswerOf<'listUsers'>
  group: Group
  onGroup: (group: string | null) => void
  searching: boolean
}

function Groups({ answer, group, onGroup, searching }: GroupsProps) {
  const { t } = useTranslation('admin')
  const { state, change } = useListState()
  const columns = useUserColumns(group === 'noApproved')
  const rows = answer[group]
  return (
    <>
      <ListTools
        searchLabel={t('users.searchLabel')}
        filters={[]}
        state={state}
        change={change}
        count={rows.length}
      />
      <Tabs value={group} onChange={onGroup} keepMounted={false}>
        <Tabs.List mb="md" className={styles.groups} aria-label={t('sections.users')}>
          {groups.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`users.${groupTexts[each]}`)} ({answer[each].length})
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {groups.map((each) => (
          <Tabs.Panel key={each} value={each}>
            <ListTable
              label={t(`users.${groupTexts[each]}`)}
              rows={rows}
              columns={columns}
              state={state}
              change={change}
              none={{ title: t(searching ? 'users.noneFound' : 'users.none') }}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
