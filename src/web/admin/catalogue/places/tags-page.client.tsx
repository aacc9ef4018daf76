import { ActionIcon } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import type { AnswerOf } from '#contract/index.ts'
import { compareTexts } from '#web/admin/panel/shell/fold.ts'
import { PageFrame } from '#web/admin/kit/layout/page-frame.tsx'
import { QueryView } from '#web/admin/kit/layout/query-view.tsx'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import { type Column, DataTable } from '#web/admin/kit/list/data-table.tsx'
import { useListState } from '#web/admin/kit/list/list-state.ts'
import { ListTools } from '#web/admin/kit/list/filters/list-tools.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { TagEditor } from './tag-editor.tsx'

type Tag = AnswerOf<'listTags'>['list'][number]
type Row = Tag & { id: string }

/** The tags in use, with what each is called in the languages of the site. */
export default function TagsPage() {
  const t = usePanelTexts()
  const { state, change } = useListState()
  const [edited, setEdited] = useState<Tag>()
  const keyword = state.search.trim().slice(0, limits.keywordMaxLength)
  const query = useQuery({
    ...operationQuery('listTags', { limit: limits.listMax, ...(keyword && { keyword }) }),
    placeholderData: keepPreviousData,
  })
  const columns = useTagColumns(setEdited)
  return (
    <PageFrame title={t('sections.tags')}>
      <QueryView query={query}>
        {({ list }) => (
          <>
            <ListTools list="tags" filters={[]} state={state} change={change} count={list.length} />
            <DataTable
              list="tags"
              label={t('sections.tags')}
              rows={list.map((tag): Row => ({ ...tag, id: tag.tag }))}
              columns={columns}
              state={state}
              change={change}
              {...(!keyword && { none: { title: t('tags.none'), text: t('tags.noneText') } })}
            />
          </>
        )}
      </QueryView>
      <TagEditor tag={edited} onClose={() => setEdited(undefined)} />
    </PageFrame>
  )
}

/** Number of words beside its names by which a tag is found, and their owner. */
function aliasesText({ aliases, defaultAliases }: Tag, t: ReturnType<typeof usePanelTexts>) {
  if (aliases) return t('tags.ownAliases', { count: aliases.length })
  if (defaultAliases.length === 0) return '–'
  return t('tags.shippedAliases', { count: defaultAliases.length })
}

function useTagColumns(onEdit: (tag: Tag) => void): Column<Row>[] {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const actions = useActionsColumn<Row>((tag) => (
    <ActionIcon
      variant="subtle"
      aria-label={t('tags.edit', { tag: tag.tag })}
      onClick={() => onEdit(tag)}
    >
      <IconPencil size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  ))
  return [
    {
      id: 'tag',
      header: t('tags.tag'),
      accessorFn: ({ tag }) => tag,
      sortFn: (one, other) => compareTexts(one.original.tag, other.original.tag),
      cell: ({ row: { original } }) => original.tag,
    },
    {
      id: 'names',
      header: t('tags.names'),
      enableSorting: false,
      cell: ({ row: { original } }) =>
        languages.flatMap((lang) => original.names[lang] ?? []).join(' · ') || '–',
    },
    {
      id: 'aliases',
      header: t('tags.aliases'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => aliasesText(original, t),
    },
    {
      id: 'uses',
      header: t('tags.uses'),
      accessorFn: ({ uses }) => uses,
      cell: ({ row: { original } }) => t('tags.useCount', { count: original.uses }),
    },
    actions,
  ]
}
