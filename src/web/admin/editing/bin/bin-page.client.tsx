import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { trashKinds } from '#contract/editing/trash.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useBinColumns, useNameOfBinned } from './bin-columns.tsx'

/** Deleted items, newest first: brought back for 30 days, or deleted for good. */
export default function BinPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const kind = trashKinds.find((each) => each === state.filters['kind'])
  const query = useQuery(operationQuery('listBin', kind ? { kind } : {}))
  const columns = useBinColumns()
  const nameOfKind = useNameOfBinned()
  const options = trashKinds.map((value) => ({ value, label: nameOfKind(value) }))
  return (
    <PageFrame title={t('sections.bin')}>
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list }) =>
            list.length === 0 && !kind ? (
              <Notice title={t('undo.binEmpty')} text={t('undo.binEmptyText')} />
            ) : (
              <>
                <ListTools
                  list="bin"
                  searchLabel={t('sections.bin')}
                  searchable={false}
                  filters={[{ key: 'kind', label: t('undo.kind'), options }]}
                  state={state}
                  change={change}
                  count={list.length}
                />
                <DataTable
                  list="bin"
                  label={t('sections.bin')}
                  rows={list}
                  columns={columns}
                  state={state}
                  change={change}
                  none={{ title: t('undo.binNothing') }}
                />
              </>
            )
          }
        </QueryView>
      </FocusKeeper>
    </PageFrame>
  )
}
