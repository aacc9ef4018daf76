import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconExternalLink } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { isFixedPage, pageMenus } from '#contract/site/pages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { compareTexts, matches } from '#web/admin/panel/shell/fold.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { AddLink } from '#web/admin/kit/layout/add-link.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { LanguageDots } from '#web/admin/kit/list/columns/language-dots.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { ShownSwitch } from '#web/admin/kit/list/columns/shown-switch.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './pages-page.module.css'

type Row = AnswerOf<'listPages'>['list'][number] & { title: string }

/** The pages of the agency's own. */
export default function PagesPage() {
  const t = usePanelTexts()
  const language = useLanguage()
  const { state, change } = useListState()
  const query = useQuery(operationQuery('listPages', { adminPanel: true }))
  const columns = usePageColumns()
  const search = state.search.trim()
  return (
    <PageFrame
      title={t('sections.pages')}
      actions={<AddLink to={adminPaths.addPage} label={t('customPages.add')} />}
    >
      <QueryView query={query}>
        {({ list }) => {
          const rows = list
            .map((page): Row => ({
              ...page,
              title: inLanguage(page.details, language)?.title ?? page.slug,
            }))
            .filter(({ title, slug }) => matches(`${title} ${slug}`, search))
          return (
            <FocusKeeper ids={rows.map(({ id }) => id)}>
              <ListTools
                list="pages"
                filters={[]}
                state={state}
                change={change}
                count={rows.length}
              />
              <DataTable
                list="pages"
                label={t('sections.pages')}
                rows={rows}
                columns={columns}
                state={state}
                change={change}
              />
            </FocusKeeper>
          )
        }}
      </QueryView>
    </PageFrame>
  )
}

function usePageColumns(): Column<Row>[] {
  const t = usePanelTexts()
  const actions = useActionsColumn<Row>((page) => <Actions page={page} />)
  return [
    {
      id: 'title',
      header: t('customPages.title'),
      accessorFn: ({ title }) => title,
      sortFn: (one, other) => compareTexts(one.original.title, other.original.title),
      cell: ({ row: { original } }) => (
        <span className={styles.title}>
          <Link to={adminPaths.editPage(original.id)}>{original.title}</Link>
          <small>/{original.slug}</small>
        </span>
      ),
    },
    {
      id: 'menu',
      header: t('customPages.menu'),
      from: 'tablet',
      accessorFn: ({ menu, order }) => pageMenus.indexOf(menu) * 100_000 + order,
      cell: ({ row: { original } }) => t(`customPages.menus.${original.menu}`),
    },
    {
      id: 'languages',
      header: t('list.languages'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => <LanguageDots details={original.details} />,
    },
    {
      id: 'updated',
      header: t('customPages.updated'),
      from: 'desktop',
      accessorFn: ({ updatedAt }) => updatedAt.getTime(),
      cell: ({ row: { original } }) => <ShortDate date={original.updatedAt} />,
    },
    {
      id: 'status',
      header: t('list.status'),
      enableSorting: false,
      cell: ({ row: { original } }) => {
        const { id, title, status } = original
        return (
          <ShownSwitch
            id={id}
            operation="togglePageStatus"
            status={status}
            label={t('list.enable', { name: title })}
            toggle={() => panelCall('togglePageStatus', { id })}
          />
        )
      },
    },
    actions,
  ]
}

/** Where visitors read it, while they can; what the site refers to is not deleted. */
function Actions({ page: { id, slug, title, status } }: { page: Row }) {
  const t = usePanelTexts()
  const language = useLanguage()
  return (
    <span className={styles.actions}>
      {status && (
        <ActionIcon
          component="a"
          href={paths.page(language, slug)}
          target="_blank"
          rel="noopener"
          variant="subtle"
          size="lg"
          aria-label={t('customPages.view', { title })}
        >
          <IconExternalLink size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <RowMenu
        name={title}
        editTo={adminPaths.editPage(id)}
        remove={isFixedPage(slug) ? undefined : () => panelCall('deletePage', { id })}
      />
    </span>
  )
}
