import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { changeActions, changedKinds } from '#contract/base/changed-kinds.ts'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import { type ListState, useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useActivityColumns } from './activity-columns.tsx'
import { useChangedKindName } from './changed-kind-name.ts'
import styles from './activity.module.css'

type Activity = AnswerOf<'listActivity'>

/** Lists the changes with their authors, newest first; the server filters and pages. */
export default function ActivityPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const query = useQuery({
    ...operationQuery('listActivity', wantedBy(state)),
    placeholderData: keepPreviousData,
  })
  return (
    <PageFrame title={t('sections.activity')}>
      <QueryView query={query}>
        {(activity) => <Changes activity={activity} state={state} change={change} />}
      </QueryView>
    </PageFrame>
  )
}

const isId = (value: string | undefined) => value !== undefined && /^[\da-f-]{36}$/i.test(value)

/** The list's state in the operation's words; what makes no sense there counts as absent. */
function wantedBy({ filters, page, pageSize }: ListState) {
  const kind = changedKinds.find((each) => each === filters['kind'])
  const action = changeActions.find((each) => each === filters['action'])
  return {
    limit: pageSize,
    offset: (page - 1) * pageSize,
    ...(kind && { kind }),
    ...(action && { action }),
    ...(isId(filters['by']) && { actorId: filters['by'] }),
    ...(isId(filters['item']) && { itemId: filters['item'] }),
  }
}

interface ChangesProps {
  activity: Activity
  state: ListState
  change: ReturnType<typeof useListState>['change']
}

function Changes({ activity, state, change }: ChangesProps) {
  const t = usePanelTexts()
  const columns = useActivityColumns()
  const filters = useActivityFilters(activity.actors)
  return (
    <>
      <ListTools
        list="activity"
        searchLabel={t('activity.filters')}
        searchable={false}
        filters={filters}
        state={state}
        change={change}
        count={activity.total}
      />
      {isId(state.filters['item']) && (
        <p className={styles.narrowed}>
          {t('activity.itemOnly')}
          <Link to={adminPaths.activity}>{t('activity.showAll')}</Link>
        </p>
      )}
      <DataTable
        list="activity"
        label={t('sections.activity')}
        rows={activity.list}
        total={activity.total}
        columns={columns}
        state={state}
        change={change}
        none={{ title: t('activity.none'), text: t('activity.noneText') }}
      />
    </>
  )
}

/** Returns the filters that the server applies: the rows are already the chosen ones. */
function useActivityFilters(actors: Activity['actors']): Filter[] {
  const t = usePanelTexts()
  const kindName = useChangedKindName()
  return useMemo(() => {
    return [
      {
        key: 'by',
        label: t('activity.by'),
        options: actors.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        key: 'kind',
        label: t('activity.kind'),
        options: changedKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
      },
      {
        key: 'action',
        label: t('activity.action'),
        options: changeActions.map((action) => ({
          value: action,
          label: t(`activity.actions.${action}`),
        })),
      },
    ]
  }, [actors, kindName, t])
}
