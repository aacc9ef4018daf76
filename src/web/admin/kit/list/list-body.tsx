import type { ReactNode } from 'react'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { ListTools, type ListToolsProps } from './list-tools.tsx'

interface ListBodyProps<Row extends { id: string }>
  extends ListTableProps<Row>, Omit<ListToolsProps, 'count'> {
  /** What stands between the filters and the rows. */
  children?: ReactNode
}

/** A list page's body: search, filters, table and pages. */
export function ListBody<Row extends { id: string }>(props: ListBodyProps<Row>) {
  const { searchLabel, searchable, filters, children, ...table } = props
  const { rows, total = rows.length, state, change } = table
  return (
    <>
      <ListTools
        searchLabel={searchLabel}
        searchable={searchable}
        filters={filters}
        state={state}
        change={change}
        count={total}
      />
      {children}
      <ListTable {...table} />
    </>
  )
}
