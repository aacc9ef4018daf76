import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import type { Details } from '#contract/catalogue/facts/details.ts'
import type { AnsweredTranslation } from '#contract/catalogue/facts/translation.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { useSelectionColumn } from '#web/admin/kit/list/columns/selection-column.tsx'
import type { Selection } from '#web/admin/kit/list/use-selection.ts'
import { itemDeletion } from '#web/admin/editing/dependents/item-deletion.tsx'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { useNameOf } from '../use-name-of.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './item-columns.module.css'
import { LanguageDots } from '#web/admin/kit/list/columns/language-dots.tsx'
import { StarToggle, StatusSwitch } from './toggle-switch.tsx'

/** Fields of every catalogue item in a list; not every kind has a star or a picture. */
export interface ListedItem {
  id: string
  details: Details
  status: boolean
  starred?: boolean
  mainImage?: Media | null
  translation?: AnsweredTranslation | undefined
  draft?: { updatedAt: Date } | null | undefined
}

/** The columns that all lists of items share; the kind's own stand after the name. */
export function useItemColumns<Row extends ListedItem>(
  kind: Kind,
  selection: Selection,
  own: Column<Row>[] = [],
  underName?: (row: Row) => ReactNode,
): Column<Row>[] {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const { toggleStatus, toggleStarred } = operationsOfKind[kind]
  const chosen = useSelectionColumn<Row>(selection, nameOf)
  const actions = useActionsColumn<Row>((row) => (
    <RowMenu
      name={nameOf(row)}
      editTo={adminPaths.edit(kind, row.id)}
      deletionText={t('deletion.textBin')}
      {...itemDeletion({ kind, id: row.id, name: nameOf(row) })}
    />
  ))

  return [
    chosen,
    {
      id: 'name',
      header: t('list.name'),
      accessorFn: nameOf,
      cell: ({ row: { original } }) => (
        <div className={styles.name}>
          <Thumbnail media={original.mainImage ?? null} />
          <div className={styles.text}>
            <Link className={styles.link} to={adminPaths.view(kind, original.id)}>
              {nameOf(original)}
            </Link>
            {original.draft && (
              <Badge size="sm" variant="light" color="ochre" tt="none">
                {t('drafts.mark')}
              </Badge>
            )}
            {underName && <span className={styles.under}>{underName(original)}</span>}
          </div>
        </div>
      ),
    },
    ...own,
    {
      id: 'languages',
      header: t('list.languages'),
      from: 'tablet',
      accessorFn: ({ details }) => details.length,
      cell: ({ row: { original } }) => (
        <LanguageDots details={original.details} translation={original.translation} />
      ),
    },
    ...(toggleStarred
      ? [
          {
            id: 'starred',
            header: t('list.starred'),
            accessorFn: (row: Row) => Number(row.starred),
            cell: ({ row: { original } }) => (
              <StarToggle
                id={original.id}
                operation={toggleStarred}
                field="starred"
                value={original.starred ?? false}
                label={t('list.star', { name: nameOf(original) })}
              />
            ),
          } satisfies Column<Row>,
        ]
      : []),
    {
      id: 'status',
      header: t('list.status'),
      accessorFn: ({ status }) => Number(status),
      cell: ({ row: { original } }) => (
        <StatusSwitch
          id={original.id}
          operation={toggleStatus}
          value={original.status}
          label={t('list.enable', { name: nameOf(original) })}
          kind={kind}
          name={nameOf(original)}
        />
      ),
    },
    actions,
  ]
}
