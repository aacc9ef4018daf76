import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Change } from '#contract/editing/activity.ts'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import styles from './activity.module.css'
import { useChangedFieldName } from './changed-field-name.ts'
import { changedItemPath } from './changed-item-path.ts'
import { useChangedKindName } from './changed-kind-name.ts'
import { ChangedValues } from './changed-values.tsx'

/** The columns of the activity; what still exists is a link. */
export function useActivityColumns(): Column<Change>[] {
  const t = usePanelTexts()
  const fieldName = useChangedFieldName()
  const kindName = useChangedKindName()
  const nameAmong = useNameAmong()
  return [
    {
      id: 'when',
      header: t('activity.when'),
      enableSorting: false,
      cell: ({ row: { original } }) => <ShortDate date={original.creationDate} />,
    },
    {
      id: 'who',
      header: t('activity.who'),
      enableSorting: false,
      cell: ({ row: { original } }) => original.actorName,
    },
    {
      id: 'what',
      header: t('activity.what'),
      enableSorting: false,
      cell: ({ row: { original } }) => {
        const path = changedItemPath(original)
        const { itemName, details, kind } = original
        const name = nameAmong({ name: itemName || kindName(kind), details })
        return (
          <span className={styles.what}>
            {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
            <span className={styles.note}>
              {kindName(kind)} · {t(`activity.actions.${original.action}`)}
            </span>
          </span>
        )
      },
    },
    {
      id: 'fields',
      header: t('activity.fieldsChanged'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <div className={styles.fields}>
          <span className={styles.note}>
            {original.fields.map((field) => fieldName(field, original.kind)).join(', ')}
          </span>
          <ChangedValues change={original} />
        </div>
      ),
    },
  ]
}
