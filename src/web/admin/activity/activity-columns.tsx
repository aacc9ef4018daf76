import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { kinds } from '#contract/catalogue/kinds.ts'
import type { ChangedKind } from '#contract/changed-kinds.ts'
import type { Change } from '#contract/activity.ts'
import type { AdminTexts } from '../../i18n/admin-texts.ts'
import type { Column } from '../kit/list/data-table.tsx'
import { useNameAmong } from '../kit/layout/use-name-among.ts'
import { ShortDate } from '../kit/list/short-date.tsx'
import styles from './activity.module.css'
import { changedItemPath } from './changed-item-path.ts'

/** What a kind of changed thing is called. */
export function useChangedKindName(): (kind: ChangedKind) => string {
  const { t } = useTranslation('admin')
  return (kind) => {
    const itemKind = kinds.find((each) => each === kind)
    if (itemKind) return t(`kinds.${itemKind}`)
    return t(`activity.kinds.${kind as Exclude<ChangedKind, (typeof kinds)[number]>}`)
  }
}

type NamedField = keyof AdminTexts['activity']['fields']
type FactName = keyof AdminTexts['facts']['names']

/** The columns of the activity; what still exists is a link. */
export function useActivityColumns(): Column<Change>[] {
  const { t, i18n } = useTranslation('admin')
  const kindName = useChangedKindName()
  const nameAmong = useNameAmong()
  const isNamed = (field: string): field is NamedField =>
    i18n.exists(`activity.fields.${field}`, { ns: 'admin' })
  const isFact = (field: string): field is FactName =>
    i18n.exists(`facts.names.${field}.label`, { ns: 'admin' })
  const fieldName = (field: string, kind: ChangedKind) => {
    // The configuration's switch is another thing than an item's.
    if (kind === 'settings' && field === 'showVideo') return t('activity.fields.bannerVideo')
    if (isNamed(field)) return t(`activity.fields.${field}`)
    return isFact(field) ? t(`facts.names.${field}.label`).toLocaleLowerCase() : field
  }
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
        const name = nameAmong({ name: itemName ?? kindName(kind), details })
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
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.note}>
          {original.fields.map((field) => fieldName(field, original.kind)).join(', ')}
        </span>
      ),
    },
  ]
}
