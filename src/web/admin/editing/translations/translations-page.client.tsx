import { Button } from '@mantine/core'
import { IconArrowRight, IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTargetLanguages } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { kinds } from '#contract/base/kinds.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import { translationOperations } from '#contract/editing/translations.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { FocusKeeper } from '#web/admin/kit/focus-keeper.tsx'
import { Notice } from '#web/admin/kit/layout/notice.tsx'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { DataTable } from '#web/admin/kit/list/data-table.tsx'
import { type Filter, oneOrMoreOf } from '#web/admin/kit/list/filters/filters.ts'
import type { ListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { useListPage } from '#web/admin/kit/list/use-list-page.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useTranslationColumns } from './translation-columns.tsx'

/** Which language an address asks for; the first where it names none. */
function langOf({ filters }: ListState, targets: readonly Language[]): Language {
  return targets.find((lang) => lang === filters['lang']) ?? targets[0] ?? fallbackLanguage
}

/** How all items are translated, the worst first: what is to be done next is at the top. */
export default function TranslationsPage() {
  const t = usePanelTexts()
  const targets = useTargetLanguages()
  const page = useListPage('listTranslations', translationOperations.listTranslations.input, {
    wanted: (state) => ({
      lang: langOf(state, targets),
      state: oneOrMoreOf(state.filters['state']),
      kind: oneOrMoreOf(state.filters['kind']),
    }),
  })
  const { query, state, change } = page
  const lang = langOf(state, targets)
  const columns = useTranslationColumns(lang)
  const filters = useTranslationFilters()
  const isNarrowed = Boolean(state.filters['state'] || state.filters['kind'])
  const rows = query.data?.list ?? []
  return (
    <PageFrame title={t('sections.translations')} actions={<Actions lang={lang} />}>
      <FocusKeeper ids={rows.map(({ id }) => id)}>
        <QueryView query={query}>
          {({ list, total }) =>
            total === 0 && !isNarrowed ? (
              <Notice title={t('translations.none')} text={t('translations.noneText')} />
            ) : (
              <>
                <ListTools
                  list="translations"
                  searchLabel={t('sections.translations')}
                  searchable={false}
                  filters={filters}
                  state={{ ...state, filters: { ...state.filters, lang } }}
                  change={change}
                  count={total}
                />
                <DataTable
                  list="translations"
                  label={t('sections.translations')}
                  rows={list}
                  total={total}
                  columns={columns}
                  state={state}
                  change={change}
                  none={{ title: t('translations.nothing'), text: t('translations.nothingText') }}
                />
              </>
            )
          }
        </QueryView>
      </FocusKeeper>
    </PageFrame>
  )
}

/** The glossary, and the way to what is outdated longest. */
function Actions({ lang }: { lang: Language }) {
  const t = usePanelTexts()
  const outdated = useQuery(
    operationQuery('listTranslations', { lang, state: 'outdated', limit: 1 }),
  ).data?.list[0]
  return (
    <>
      <Button
        component={Link}
        to={adminPaths.glossary}
        variant="default"
        leftSection={<IconBook2 size={18} stroke={1.6} />}
      >
        {t('translations.glossary')}
      </Button>
      {outdated && (
        <Button
          component={Link}
          to={adminPaths.translate(outdated.kind, outdated.id, lang)}
          rightSection={<IconArrowRight size={18} stroke={1.6} />}
        >
          {t('translations.next')}
        </Button>
      )}
    </>
  )
}

function useTranslationFilters(): Filter[] {
  const targets = useTargetLanguages()
  const t = usePanelTexts()
  return [
    {
      key: 'lang',
      label: t('translations.language'),
      options: targets.map((value) => ({
        value,
        label: t(`common.languages.${value}`),
      })),
    },
    {
      key: 'state',
      label: t('translations.state'),
      several: true,
      options: translationStates.map((value) => ({ value, label: t(`editing.states.${value}`) })),
    },
    {
      key: 'kind',
      label: t('translations.kind'),
      several: true,
      options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
  ]
}
