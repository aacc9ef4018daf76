import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Term } from '#contract/editing/glossary.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { compareTexts, matches } from '#web/admin/panel/shell/fold.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './glossary.module.css'
import { TermEditor } from './term-editor.tsx'

/** The agency's own words: what stays as it is in translations, and what has one right name. */
export default function GlossaryPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const [adding, setAdding] = useState(false)
  const query = useQuery(operationQuery('listTerms', {}))
  const columns = useTermColumns()
  const search = state.search.trim()
  const shownOf = (list: Term[]) =>
    search ? list.filter((term) => matches(wordsOf(term), search)) : list
  return (
    <PageFrame
      title={t('glossary.title')}
      trail={[{ label: t('sections.translations'), to: adminPaths.translations }]}
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
          {t('glossary.add')}
        </Button>
      }
    >
      <p className={styles.hint}>{t('glossary.hint')}</p>
      <FocusKeeper ids={query.data?.list.map(({ id }) => id) ?? []}>
        <QueryView query={query}>
          {({ list }) => (
            <>
              <ListTools
                list="glossary"
                filters={[]}
                state={state}
                change={change}
                count={shownOf(list).length}
              />
              <DataTable
                list="glossary"
                label={t('glossary.title')}
                rows={shownOf(list)}
                columns={columns}
                state={state}
                change={change}
                {...(!search && {
                  none: { title: t('glossary.none'), text: t('glossary.noneText') },
                })}
              />
            </>
          )}
        </QueryView>
      </FocusKeeper>
      <TermEditor opened={adding} onClose={() => setAdding(false)} />
    </PageFrame>
  )
}

const wordsOf = ({ term, texts }: Term) => [term, ...Object.values(texts)].join(' ')

function useTermColumns(): Column<Term>[] {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const { remove, busyId } = useRemoval()
  const actions = useActionsColumn<Term>((term) => (
    <ActionIcon
      variant="subtle"
      size="lg"
      color="var(--danger)"
      aria-label={t('glossary.remove', { term: term.term })}
      loading={busyId === term.id}
      onClick={() => void remove(term)}
    >
      <IconTrash size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  ))
  return [
    {
      id: 'term',
      header: t('glossary.term'),
      accessorFn: ({ term }) => term,
      sortFn: (one, other) => compareTexts(one.original.term, other.original.term),
      cell: ({ row: { original } }) => <span lang="en">{original.term}</span>,
    },
    {
      id: 'becomes',
      header: t('glossary.becomes'),
      enableSorting: false,
      cell: ({ row: { original } }) =>
        original.keep ? (
          t('glossary.keeps')
        ) : (
          <ul className={styles.texts}>
            {languages.map((lang) => {
              const text = original.texts[lang]
              if (text === undefined) return null
              return (
                <li key={lang}>
                  <span className={styles.language}>{t(`common.languages.${lang}`)}:</span>{' '}
                  <span lang={lang}>{text}</span>
                </li>
              )
            })}
          </ul>
        ),
    },
    actions,
  ]
}

/** Takes terms out; there is nothing to lose that is not typed again in a moment. */
function useRemoval() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [busyId, setBusyId] = useState<string>()
  const remove = async ({ id }: Term) => {
    setBusyId(id)
    try {
      await panelCall('deleteTerm', { id })
      toastSuccess(t('glossary.removed'))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ queryKey: ['listTerms'] })
    setBusyId(undefined)
  }
  return { remove, busyId }
}
