import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { mailOperations, mailStates } from '#contract/site/mails.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { useMailColumns } from './mail-columns.tsx'
import { TestMailButton } from './test-mail-button.tsx'

/** Lists the site's mails, newest first, with their outcomes. */
export default function MailsPage() {
  const t = usePanelTexts()
  const { query, state, change } = useListPage('listMails', mailOperations.listMails.input, {
    wanted: ({ filters }: ListState) => ({ state: filters['state'] }),
    refetchInterval: 15_000,
  })
  const columns = useMailColumns()
  const filters = useMailFilters()
  return (
    <PageFrame title={t('sections.mails')} actions={<TestMailButton />}>
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list, total }) =>
            total === 0 && !state.filters['state'] ? (
              <Notice title={t('mailList.none')} text={t('mailList.noneText')} />
            ) : (
              <>
                <ListTools
                  list="mails"
                  searchLabel={t('sections.mails')}
                  searchable={false}
                  filters={filters}
                  state={state}
                  change={change}
                  count={total}
                />
                <DataTable
                  list="mails"
                  label={t('sections.mails')}
                  rows={list}
                  total={total}
                  columns={columns}
                  state={state}
                  change={change}
                  none={{ title: t('mailList.nothing') }}
                />
              </>
            )
          }
        </QueryView>
      </FocusKeeper>
    </PageFrame>
  )
}

function useMailFilters(): Filter[] {
  const t = usePanelTexts()
  const options = mailStates.map((value) => ({ value, label: t(`mailList.states.${value}`) }))
  return [{ key: 'state', label: t('mailList.state'), options }]
}
