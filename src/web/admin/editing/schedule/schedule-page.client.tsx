import { ActionIcon, Tooltip } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Planned } from '#contract/editing/schedule.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** One change that is planned: an item has up to two. */
interface Change {
  id: string
  plan: Planned
  what: 'enable' | 'disable'
  at: Date
}

/** Lists the plans, the next first, by the agency's clocks. */
export default function SchedulePage() {
  const t = usePanelTexts()
  const query = useQuery({ ...operationQuery('listSchedule', {}), refetchInterval: 30_000 })
  const { state, change } = useListState()
  const columns = useColumns()
  return (
    <PageFrame title={t('sections.schedule')}>
      <QueryView query={query}>
        {({ list }) => {
          const changes = list.flatMap(changesOf).toSorted((one, other) => +one.at - +other.at)
          return (
            <FocusKeeper ids={changes.map(({ id }) => id)}>
              {changes.length === 0 ? (
                <Notice title={t('planning.none')} text={t('planning.noneText')} />
              ) : (
                <DataTable
                  list="schedule"
                  label={t('sections.schedule')}
                  rows={changes}
                  columns={columns}
                  state={state}
                  change={change}
                />
              )}
            </FocusKeeper>
          )
        }}
      </QueryView>
    </PageFrame>
  )
}

function changesOf(plan: Planned): Change[] {
  const { id, enableAt, disableAt } = plan
  return [
    ...(enableAt ? [{ id: `${id} enable`, plan, what: 'enable' as const, at: enableAt }] : []),
    ...(disableAt ? [{ id: `${id} disable`, plan, what: 'disable' as const, at: disableAt }] : []),
  ]
}

function useColumns(): Column<Change>[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const site = useQuery(operationQuery('getSite', {})).data
  const whenOf = (at: Date) =>
    site ? momentInWords(at, site.office.timeZone, language) : at.toLocaleString(language)

  const takeBack = async ({ plan: { kind, id }, what }: Change) => {
    const moment = what === 'enable' ? { enableAt: null } : { disableAt: null }
    try {
      await panelCall('setSchedule', { kind, id, ...moment })
      toastSuccess(t('planning.removed'))
      await client.invalidateQueries({ queryKey: ['listSchedule'] })
    } catch (failure) {
      showFailure(failure)
    }
  }
  const actions = useActionsColumn<Change>((row) => {
    const label = t('planning.cancel', { what: t(`planning.${row.what}`), name: row.plan.name })
    return (
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={label}
          onClick={() => void takeBack(row)}
        >
          <IconCalendarOff size={19} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    )
  })
  return [
    {
      id: 'item',
      header: t('planning.item'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.view(original.plan.kind, original.plan.id)}>{original.plan.name}</Link>
      ),
    },
    {
      id: 'what',
      header: t('planning.what'),
      enableSorting: false,
      cell: ({ row: { original } }) => t(`planning.${original.what}`),
    },
    {
      id: 'when',
      header: t('planning.when'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <time dateTime={original.at.toISOString()}>{whenOf(original.at)}</time>
      ),
    },
    {
      id: 'by',
      header: t('planning.by'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => original.plan.by.name,
    },
    actions,
  ]
}
