import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { MissedSearch } from '#contract/editing/missed-searches.ts'
import { missedSearchOperations } from '#contract/editing/missed-searches.ts'
import { limits } from '#contract/base/limits.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { toValidInput } from '#web/admin/kit/list/valid-input.ts'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { AddTagModal } from './add-tag-modal.tsx'
import { type MissedRow, useMissedColumns } from './missed-columns.tsx'

const periods = ['30', '90', '365'] as const

/** The first day of so many that end today; the server reads days where the agency is. */
function daysAgo(days: string | undefined): string | undefined {
  const known = periods.find((each) => each === days)
  if (known === undefined) return undefined
  const first = new Date(Date.now() - (Number(known) - 1) * 24 * 60 * 60 * 1000)
  return first.toISOString().slice(0, 10)
}

/** Lists searches of visitors that found nothing, the most frequent first. */
export default function MissedSearchesPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const [tagged, setTagged] = useState<MissedSearch>()
  const asked = toValidInput(missedSearchOperations.listMissedSearches.input, {
    from: daysAgo(state.filters['since']),
    lang: state.filters['lang'],
    limit: limits.listMax,
  })
  const query = useQuery({
    ...operationQuery('listMissedSearches', asked),
    placeholderData: keepPreviousData,
  })
  const columns = useMissedColumns(setTagged)
  const filters = useMissedFilters()
  const isNarrowed = filters.some(({ key }) => state.filters[key])
  const rows = query.data?.list.map((row): MissedRow => ({ ...row, id: keyOf(row) })) ?? []
  return (
    <PageFrame title={t('sections.missed')}>
      <FocusKeeper ids={rows.map(({ id }) => id)}>
        <QueryView query={query}>
          {({ list }) =>
            list.length === 0 && !isNarrowed ? (
              <Notice title={t('missed.none')} text={t('missed.noneText')} />
            ) : (
              <>
                <ListTools
                  list="missedSearches"
                  searchLabel={t('sections.missed')}
                  searchable={false}
                  filters={filters}
                  state={state}
                  change={change}
                  count={list.length}
                />
                <DataTable
                  list="missedSearches"
                  label={t('sections.missed')}
                  rows={rows}
                  columns={columns}
                  state={state}
                  change={change}
                  none={{ title: t('missed.nothing') }}
                />
              </>
            )
          }
        </QueryView>
      </FocusKeeper>
      <AddTagModal search={tagged} onClose={() => setTagged(undefined)} />
    </PageFrame>
  )
}

const keyOf = ({ lang, keyword }: MissedSearch) => `${lang} ${keyword}`

function useMissedFilters(): Filter[] {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  return [
    {
      key: 'since',
      label: t('missed.period'),
      options: periods.map((value) => ({ value, label: t(`missed.periods.${value}`) })),
    },
    {
      key: 'lang',
      label: t('missed.language'),
      options: languages.map((value) => ({
        value,
        label: t(`common.languages.${value}`),
      })),
    },
  ]
}
