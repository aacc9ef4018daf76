import { Button, Tabs } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconMailQuestion, IconPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/index.ts'
import { type UserGroup, userOperations } from '#contract/accounts/users.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useAgencyChoices } from '#web/admin/trade/agencies/use-agency-choices.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { toValidInput, pageOf } from '#web/admin/kit/list/valid-input.ts'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useUserColumns } from './user-columns.tsx'
import styles from './users.module.css'

const groupTexts = {
  noApproved: 'pending',
  users: 'approved',
  admins: 'admins',
} as const satisfies Record<UserGroup, string>

const groups = Object.keys(groupTexts) as UserGroup[]

type Counts = AnswerOf<'searchUsers'>['counts']

/** Everybody in three groups, those who wait first; a search goes through all of them. */
export default function UsersPage() {
  const t = usePanelTexts()
  const { state } = useListState()
  const { keyword } = pageOf(state)
  const agencyId = state.filters['agency']
  const query = useQuery({
    ...operationQuery(
      'searchUsers',
      toValidInput(userOperations.searchUsers.input, { keyword, agencyId, limit: 1 }),
    ),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = keyword !== undefined || agencyId !== undefined
  const chosen = groups.find((each) => each === state.filters['group'])
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
        {({ counts }) => (
          <Groups
            counts={counts}
            group={shownGroup(counts, chosen, isNarrowed)}
            isNarrowed={isNarrowed}
          />
        )}
      </QueryView>
    </PageFrame>
  )
}

/** The chosen group; the first with somebody where none is chosen, or where what is looked for is not in it. */
function shownGroup(counts: Counts, chosen: UserGroup | undefined, isNarrowed: boolean): UserGroup {
  const filled = groups.find((group) => counts[group] > 0)
  if (chosen && (!isNarrowed || counts[chosen] > 0)) return chosen
  return filled ?? chosen ?? 'users'
}

interface GroupsProps {
  counts: Counts
  group: UserGroup
  isNarrowed: boolean
}

function Groups({ counts, group, isNarrowed }: GroupsProps) {
  const t = usePanelTexts()
  const { query, state, change } = useListPage('searchUsers', userOperations.searchUsers.input, {
    wanted: ({ filters }) => ({ group, agencyId: filters['agency'] }),
  })
  const columns = useUserColumns(group === 'noApproved', query.data?.list ?? [])
  const filters = useAgencyFilter(state.filters['agency'])
  return (
    <>
      <ListTools
        list="users"
        searchLabel={t('users.searchLabel')}
        filters={filters}
        state={state}
        change={change}
        count={counts.admins + counts.users + counts.noApproved}
      />
      <Tabs value={group} onChange={(next) => change({ group: next })} keepMounted={false}>
        <Tabs.List mb="md" className={styles.groups} aria-label={t('sections.users')}>
          {groups.map((each) => (
            <Tabs.Tab key={each} value={each} disabled={isNarrowed && counts[each] === 0}>
              {t(`users.${groupTexts[each]}`)} ({counts[each]})
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {groups.map((each) => (
          <Tabs.Panel key={each} value={each}>
            <QueryView query={query}>
              {({ list, total }) => (
                <FocusKeeper ids={list.map(({ id }) => id)}>
                  <DataTable
                    list={each === 'noApproved' ? 'pendingUsers' : 'users'}
                    label={t(`users.${groupTexts[each]}`)}
                    rows={list}
                    total={total}
                    columns={columns}
                    state={state}
                    change={change}
                    none={{ title: t(isNarrowed ? 'users.noneFound' : 'users.none') }}
                  />
                </FocusKeeper>
              )}
            </QueryView>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

/** Leaves who sells for an agency; there is none before there are agencies. */
function useAgencyFilter(chosen: string | undefined): Filter[] {
  const t = usePanelTexts()
  const { choices, onSearch } = useAgencyChoices([chosen])
  return choices.length === 0
    ? []
    : [{ key: 'agency', label: t('agentForm.agency'), options: choices, onSearch }]
}
