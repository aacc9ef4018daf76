import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../page/notice.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { type Filter, narrow } from './filters.ts'
import { ListTools } from './list-tools.tsx'
import { useListState } from './list-state.ts'

interface ItemListProps<Row extends { id: string }> {
  label: string
  rows: readonly Row[]
  columns: Column<Row>[]
  filters?: readonly Filter<Row>[]
  /** What the search looks through. */
  textOf: (row: Row) => string
  /** The way to add one, offered where there is none yet. */
  add?: ReactNode
}

const noFilters: readonly never[] = []

/** A list page's body: search, filters, table and pages. */
export function ItemList<Row extends { id: string }>(props: ItemListProps<Row>) {
  const { label, rows, columns, filters = noFilters, textOf, add } = props
  const { t } = useTranslation('admin')
  const { state, change } = useListState()
  const { search, filters: chosen } = state
  const chosenText = JSON.stringify(chosen)
  const shown = useMemo(
    () => narrow(rows, filters, JSON.parse(chosenText), search, textOf),
    [rows, filters, chosenText, search, textOf],
  )
  if (rows.length === 0) {
    return (
      <Notice title={t('list.empty')} text={t('list.emptyText')}>
        {add}
      </Notice>
    )
  }
  return (
    <>
      <ListTools filters={filters} state={state} change={change} count={shown.length} />
      {shown.length > 0 ? (
        <DataTable label={label} rows={shown} columns={columns} state={state} change={change} />
      ) : (
        <Notice title={t('list.nothing')} text={t('list.nothingText')} />
      )}
    </>
  )
}
