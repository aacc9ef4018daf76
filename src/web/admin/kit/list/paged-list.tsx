import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import type { PanelList } from '#contract/accounts/saved-views.ts'
import { FocusKeeper } from '../focus-keeper.tsx'
import { Notice, type NoticeTexts } from '../layout/notice.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { type Column, DataTable } from './data-table.tsx'
import type { Filter } from './filters/filters.ts'
import type { ListState } from './list-state.ts'
import { ListTools } from './filters/list-tools.tsx'

interface PagedListProps<Row extends { id: string }> {
  list: PanelList
  label: string
  searchLabel?: string
  page: {
    query: UseQueryResult<{ list: Row[]; total: number }>
    state: ListState
    change: (changes: Record<string, string | null>) => void
  }
  columns: Column<Row>[]
  filters?: readonly Filter[]
  /** Notice shown while there is none yet. */
  empty?: NoticeTexts
  /** The way to add one, offered there. */
  add?: ReactNode
  /** Actions on the chosen rows. */
  bar?: ReactNode
}

const noFilters: readonly Filter[] = []

/** The body of a list of which the server gives one page. */
export function PagedList<Row extends { id: string }>(props: PagedListProps<Row>) {
  const {
    list: name,
    label,
    searchLabel,
    page,
    columns,
    filters = noFilters,
    empty,
    add,
    bar,
  } = props
  const t = usePanelTexts()
  const { query, state, change } = page
  const isNarrowed =
    state.search.trim() !== '' || filters.some(({ key }) => state.filters[key] !== undefined)
  return (
    <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
      <QueryView query={query}>
        {({ list, total }) =>
          total === 0 && !isNarrowed ? (
            <Notice {...(empty ?? { title: t('list.empty'), text: t('list.emptyText') })}>
              {add}
            </Notice>
          ) : (
            <>
              <ListTools
                list={name}
                searchLabel={searchLabel}
                filters={filters}
                state={state}
                change={change}
                count={total}
              />
              {bar}
              <DataTable
                list={name}
                label={label}
                rows={list}
                total={total}
                columns={columns}
                state={state}
                change={change}
              />
            </>
          )
        }
      </QueryView>
    </FocusKeeper>
  )
}
