import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice, type NoticeWords } from '../page/notice.tsx'
import type { Column } from './data-table.tsx'
import { type Filter, narrow } from './filters.ts'
import { ListBody } from './list-body.tsx'
import { useListState } from './list-state.ts'

interface ItemListProps<Row extends { id: string }> {
  label: string
  searchLabel?: string
  rows: readonly Row[]
  columns: Column<Row>[]
  filters?: readonly Filter<Row>[]
  /** What the search looks through. */
  textOf: (row: Row) => string
  /** What is said where there is none yet. */
  empty?: NoticeWords
  /** The way to add one, offered there. */
  add?: ReactNode
  /** What belongs to the rows that search and filters leave. */
  children?: (shown: Row[]) => ReactNode
}

const noFilters: readonly never[] = []

/** The body of a list that has come whole: it is searched and filtered here. */
export function ItemList<Row extends { id: string }>(props: ItemListProps<Row>) {
  const { label, searchLabel, rows, columns, filters = noFilters, textOf } = props
  const { t } = useTranslation('admin')
  const { state, change } = useListState()
  const { search, filters: chosen } = state
  const chosenText = JSON.stringify(chosen)
  const shown = useMemo(
    () => narrow(rows, filters, JSON.parse(chosenText), search, textOf),
    [rows, filters, chosenText, search, textOf],
  )
  if (rows.length === 0) {
    const words = props.empty ?? { title: t('list.empty'), text: t('list.emptyText') }
    return <Notice {...words}>{props.add}</Notice>
  }
  return (
    <>
      <ListBody
        label={label}
        searchLabel={searchLabel}
        rows={shown}
        columns={columns}
        filters={filters}
        state={state}
        change={change}
      />
      {props.children?.(shown)}
    </>
  )
}
