import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { compareTexts, matches } from '#web/admin/panel/shell/fold.ts'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import { FocusKeeper } from '../focus-keeper.tsx'
import { AddLink } from '../layout/add-link.tsx'
import { Notice } from '../layout/notice.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { useActionsColumn } from './columns/actions-column.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { useListState } from './list-state.ts'
import { ListTools } from './filters/list-tools.tsx'
import { RowMenu } from './columns/row-menu.tsx'
import { ShortDate } from './columns/short-date.tsx'

interface NamedRow {
  id: string
  name: string
  /** Left out where a thing has no such day. */
  updatedAt?: Date
}

interface NamedListPageProps<Row extends NamedRow> {
  list: PanelList
  title: string
  query: UseQueryResult<{ list: Row[] }>
  texts: Record<'add' | 'none' | 'noneText' | 'name', string> & { changed?: string }
  addTo: string
  editTo: (id: string) => string
  remove: (id: string) => Promise<unknown>
  /** The column between the name and the day of the last change. */
  column: Column<Row>
}

function changedColumn<Row extends NamedRow>(header: string): Column<Row> {
  return {
    id: 'changed',
    header,
    from: 'tablet',
    align: 'end',
    accessorFn: ({ updatedAt }) => updatedAt?.getTime(),
    cell: ({ row: { original } }) => original.updatedAt && <ShortDate date={original.updatedAt} />,
  }
}

/** A page with a short list of things by name, each with its form: searched and sorted in the browser. */
export function NamedListPage<Row extends NamedRow>(props: NamedListPageProps<Row>) {
  const { list: name, title, query, texts, addTo, editTo, remove, column } = props
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
    ...(texts.changed === undefined ? [] : [changedColumn<Row>(texts.changed)]),
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
                  <ListTools
                    list={name}
                    filters={[]}
                    state={state}
                    change={change}
                    count={rows.length}
                  />
                  <DataTable
                    list={name}
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
