import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { backgroundTaskOperations } from '#contract/editing/background-tasks.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { useWorkColumns } from './work-columns.tsx'

const { input } = backgroundTaskOperations.listWorks

/** Imports and bulk changes of the last 30 days, newest first, each with a way to undo it. */
export default function WorksPage() {
  const t = usePanelTexts()
  const { query, state, change } = useListPage('listWorks', input, { wanted: () => ({}) })
  const columns = useWorkColumns()
  return (
    <PageFrame title={t('sections.works')}>
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list, total }) => (
            <DataTable
              list="works"
              label={t('sections.works')}
              rows={list}
              total={total}
              columns={columns}
              state={state}
              change={change}
              none={{ title: t('works.none'), text: t('works.noneText') }}
            />
          )}
        </QueryView>
      </FocusKeeper>
    </PageFrame>
  )
}
