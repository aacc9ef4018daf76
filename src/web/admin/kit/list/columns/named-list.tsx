import type { ReactNode } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { compareTexts, matches } from '#web/admin/panel/shell/fold.ts'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import { FocusKeeper } from '../../focus-keeper.tsx'
import { Notice } from '../../layout/notice.tsx'
import { useActionsColumn } from './actions-column.tsx'
import { type Column, DataTable } from '../data-table.tsx'
import styles from './named-list.module.css'
import { useListState } from '../list-state.ts'
import { ListTools } from '../filters/list-tools.tsx'
import { RowMenu } from './row-menu.tsx'

interface Named {
  id: string
  name: string
}

interface NamedListProps<Row extends Named> {
  list: PanelList
  label: string
  rows: readonly Row[]
  nameHeader: string
  /** Where a name leads. */
  pathOf: (id: string) => string
  /** The things that belong to each of them. */
  contents: {
    header: string
    countOf: (row: Row) => number
    show: (count: number, id: string) => ReactNode
  }
  editPathOf: (id: string) => string
  remove: (id: string) => Promise<unknown>
  /** The way to add one, offered where there is none yet. */
  add: ReactNode
}

/** A list of what has but a name: categories, countries, regions. It comes whole and is searched here. */
export function NamedList<Row extends Named>(props: NamedListProps<Row>) {
  const { list, label, rows, nameHeader, pathOf, contents, editPathOf, remove, add } = props
  const t = usePanelTexts()
  const { state, change } = useListState()
  const actions = useActionsColumn<Row>(({ id, name }) => (
    <RowMenu name={name} editTo={editPathOf(id)} remove={() => remove(id)} />
  ))
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: nameHeader,
      accessorFn: ({ name }) => name,
      sortFn: (one, other) => compareTexts(one.original.name, other.original.name),
      cell: ({ row: { original } }) => <Link to={pathOf(original.id)}>{original.name}</Link>,
    },
    {
      id: 'contents',
      header: contents.header,
      accessorFn: contents.countOf,
      cell: ({ row: { original } }) => (
        <span className={styles.count}>
          {contents.show(contents.countOf(original), original.id)}
        </span>
      ),
    },
    actions,
  ]
  const search = state.search.trim()
  const shown = search ? rows.filter(({ name }) => matches(name, search)) : [...rows]
  return (
    <FocusKeeper ids={shown.map(({ id }) => id)}>
      {rows.length === 0 ? (
        <Notice title={t('list.empty')} text={t('list.emptyText')}>
          {add}
        </Notice>
      ) : (
        <>
          <ListTools list={list} filters={[]} state={state} change={change} count={shown.length} />
          <DataTable
            list={list}
            label={label}
            rows={shown}
            columns={columns}
            state={state}
            change={change}
          />
        </>
      )}
    </FocusKeeper>
  )
}
