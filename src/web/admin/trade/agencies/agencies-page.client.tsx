import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { agencyOperations } from '#contract/trade/agencies.ts'
import { agencyStatuses } from '#contract/trade/agency-fields.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { Choices } from '#web/admin/kit/list/filters/choices.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import styles from './agencies.module.css'
import { useAgencyColumns } from './agency-columns.tsx'

/** The agencies that sell what we operate, newest first. */
export default function AgenciesPage() {
  const t = usePanelTexts()
  const { query, state, change } = useListPage(
    'listAgencies',
    agencyOperations.listAgencies.input,
    {
      wanted: ({ filters }) => ({
        status: filters['status'],
        withoutTerms: filters['terms'] === 'none' || undefined,
      }),
    },
  )
  const columns = useAgencyColumns(new Date(query.dataUpdatedAt))
  const add = <AddLink to={adminPaths.addAgency} label={t('agencyForm.add')} />
  const status = agencyStatuses.find((each) => each === state.filters['status']) ?? null
  const isSilent = state.filters['terms'] === 'none'
  const isNarrowed = status !== null || isSilent || state.search.trim() !== ''
  return (
    <PageFrame title={t('sections.agencies')} actions={add}>
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list, total, counts }) =>
            total === 0 && !isNarrowed ? (
              <Notice title={t('agencyForm.none')} text={t('agencyForm.noneText')}>
                {add}
              </Notice>
            ) : (
              <>
                <div className={styles.statuses}>
                  <Choices
                    label={t('agencyForm.status')}
                    options={[
                      { value: null, label: t('agencyForm.all') },
                      ...agencyStatuses.map((each) => ({
                        value: each,
                        label: t(`agencyForm.statuses.${each}`),
                        count: counts[each],
                      })),
                    ]}
                    chosen={status}
                    onChoose={(chosen) => change({ status: chosen })}
                  />
                </div>
                <ListTools
                  list="agencies"
                  searchLabel={t('agencyForm.searchLabel')}
                  filters={[
                    {
                      key: 'terms',
                      label: t('agencyForm.seesRates'),
                      options: [{ value: 'none', label: t('agencyForm.withoutTerms') }],
                    },
                  ]}
                  state={state}
                  change={change}
                  count={total}
                />
                <DataTable
                  list="agencies"
                  label={t('sections.agencies')}
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
    </PageFrame>
  )
}
