import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useReportColumns } from './report-columns.tsx'

/** Lists failures in browsers, and things forbidden there, the newest first. */
export default function BrowserReportsPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const query = useQuery(operationQuery('listBrowserReports', {}))
  const columns = useReportColumns()
  const title = t('sections.browserErrors')
  return (
    <PageFrame title={title}>
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list }) =>
            list.length === 0 ? (
              <Notice title={t('browserErrors.none')} text={t('browserErrors.noneText')} />
            ) : (
              <DataTable
                list="browserReports"
                label={title}
                rows={list}
                columns={columns}
                state={state}
                change={change}
                none={{ title: t('browserErrors.none') }}
              />
            )
          }
        </QueryView>
      </FocusKeeper>
    </PageFrame>
  )
}
