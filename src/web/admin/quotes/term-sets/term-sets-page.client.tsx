import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { TermSet } from '#contract/quotes/proposals/term-sets.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { compareTexts, matches } from '#web/admin/panel/shell/fold.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Sets of terms that proposals begin with. */
export default function TermSetsPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const query = useQuery(operationQuery('listTermSets', {}))
  const columns = useTermSetColumns()
  const add = <AddLink to={adminPaths.addTermSet} label={t('termSetForm.add')} />
  return (
    <PageFrame title={t('sections.termSets')} actions={add}>
      <QueryView query={query}>
        {({ list }) => {
          const rows = list.filter(({ name }) => matches(name, state.search.trim()))
          return (
            <FocusKeeper ids={rows.map(({ id }) => id)}>
              {list.length === 0 ? (
                <Notice title={t('termSetForm.none')} text={t('termSetForm.noneText')}>
                  {add}
                </Notice>
              ) : (
                <>
                  <ListTools filters={[]} state={state} change={change} count={rows.length} />
                  <DataTable
                    label={t('sections.termSets')}
                    rows={rows}
                    columns={columns}
                    state={state}
                    change={change}
                  />
                </>
              )}
            </FocusKeeper>
          )
        }}
      </QueryView>
    </PageFrame>
  )
}

function useTermSetColumns(): Column<TermSet>[] {
  const t = usePanelTexts()
  const actions = useActionsColumn<TermSet>(({ id, name }) => (
    <RowMenu
      name={name}
      editTo={adminPaths.editTermSet(id)}
      remove={() => panelCall('deleteTermSet', { id })}
    />
  ))
  return [
    {
      id: 'name',
      header: t('termSetForm.name'),
      accessorFn: ({ name }) => name,
      sortFn: (one, other) => compareTexts(one.original.name, other.original.name),
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.editTermSet(original.id)}>{original.name}</Link>
      ),
    },
    {
      id: 'default',
      header: t('termSetForm.isDefault'),
      enableSorting: false,
      cell: ({ row: { original } }) => (original.isDefault ? t('termSetForm.yes') : ''),
    },
    {
      id: 'changed',
      header: t('termSetForm.changed'),
      from: 'tablet',
      align: 'end',
      accessorFn: ({ updatedAt }) => updatedAt.getTime(),
      cell: ({ row: { original } }) => <ShortDate date={original.updatedAt} />,
    },
    actions,
  ]
}
