import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { languages } from '#contract/base/languages/languages.ts'
import type { Template } from '#contract/quotes/templates.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { compareTexts, matches } from '#web/admin/panel/shell/fold.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Templates of answers, for the inbox. */
export default function TemplatesPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const query = useQuery(operationQuery('listTemplates', {}))
  const columns = useTemplateColumns()
  const add = <AddLink to={adminPaths.addTemplate} label={t('templateForm.add')} />
  return (
    <PageFrame title={t('sections.templates')} actions={add}>
      <QueryView query={query}>
        {({ list }) => {
          const rows = list.filter(({ name }) => matches(name, state.search.trim()))
          return (
            <FocusKeeper ids={rows.map(({ id }) => id)}>
              {list.length === 0 ? (
                <Notice title={t('templateForm.none')} text={t('templateForm.noneText')}>
                  {add}
                </Notice>
              ) : (
                <>
                  <ListTools filters={[]} state={state} change={change} count={rows.length} />
                  <DataTable
                    label={t('sections.templates')}
                    rows={rows}
                    columns={columns}
                    state={state}
                    change={change}
                  />
                </>
              )}
            </FocusKeeper>
          )
        }}
      </QueryView>
    </PageFrame>
  )
}

function useTemplateColumns(): Column<Template>[] {
  const t = usePanelTexts()
  const actions = useActionsColumn<Template>(({ id, name }) => (
    <RowMenu
      name={name}
      editTo={adminPaths.editTemplate(id)}
      remove={() => panelCall('deleteTemplate', { id })}
    />
  ))
  return [
    {
      id: 'name',
      header: t('templateForm.name'),
      accessorFn: ({ name }) => name,
      sortFn: (one, other) => compareTexts(one.original.name, other.original.name),
      cell: ({ row: { original } }) => (
        <Link to={adminPaths.editTemplate(original.id)}>{original.name}</Link>
      ),
    },
    {
      id: 'languages',
      header: t('list.languages'),
      enableSorting: false,
      cell: ({ row: { original } }) =>
        languages
          .filter((lang) => original.texts[lang])
          .map((lang) => lang.toUpperCase())
          .join(' · '),
    },
    {
      id: 'changed',
      header: t('templateForm.changed'),
      from: 'tablet',
      align: 'end',
      accessorFn: ({ updatedAt }) => updatedAt.getTime(),
      cell: ({ row: { original } }) => <ShortDate date={original.updatedAt} />,
    },
    actions,
  ]
}
