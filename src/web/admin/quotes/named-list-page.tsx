import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
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

interface NamedRow {
  id: string
  name: string
  updatedAt: Date
}

interface NamedListPageProps<Row extends NamedRow> {
  title: string
  query: UseQueryResult<{ list: Row[] }>
  texts: Record<'add' | 'none' | 'noneText' | 'name' | 'changed', string>
  addTo: string
  editTo: (id: string) => string
  remove: (id: string) => Promise<unknown>
  /** The column between the name and the day of the last change. */
  column: Column<Row>
}

/** A page with a short list of things by name, each with its form: searched and sorted in the browser. */
export function NamedListPage<Row extends NamedRow>(props: NamedListPageProps<Row>) {
  const { title, query, texts, addTo, editTo, remove, column } = props
  const { state, change } = useListState()
  const actions = useActionsColumn<Row>(({ id, name }) => (
    <RowMenu name={name} editTo={editTo(id)} remove={() => remove(id)} />
  ))
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: texts.name,
      accessorFn: ({ name }) => name,
      sortFn: (one, other) => compareTexts(one.original.name, other.original.name),
      cell: ({ row: { original } }) => <Link to={editTo(original.id)}>{original.name}</Link>,
    },
    column,
    {
      id: 'changed',
      header: texts.changed,
      from: 'tablet',
      align: 'end',
      accessorFn: ({ updatedAt }) => updatedAt.getTime(),
      cell: ({ row: { original } }) => <ShortDate date={original.updatedAt} />,
    },
    actions,
  ]
  const add = <AddLink to={addTo} label={texts.add} />
  return (
    <PageFrame title={title} actions={add}>
      <QueryView query={query}>
        {({ list }) => {
          const rows = list.filter(({ name }) => matches(name, state.search.trim()))
          return (
            <FocusKeeper ids={rows.map(({ id }) => id)}>
              {list.length === 0 ? (
                <Notice title={texts.none} text={texts.noneText}>
                  {add}
                </Notice>
              ) : (
                <>
                  <ListTools filters={[]} state={state} change={change} count={rows.length} />
                  <DataTable
                    label={title}
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
