import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { type BulkAnswer, bulkMax } from '#contract/editing/bulk.ts'
import { Failure } from '#contract/base/failures.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import styles from './bulk-modal.module.css'

interface RefusedItemsProps {
  kind: Kind
  refused: BulkAnswer['refused']
  onFollow: () => void
}

/** The items that are refused, by name, each with why. */
export function RefusedItems({ kind, refused, onFollow }: RefusedItemsProps) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  const nameOf = useNameOf()
  // More than these nobody reads through.
  const ids = refused.slice(0, bulkMax).map(({ id }) => id)
  const query = useQuery({
    ...operationQuery(operationsOfKind[kind].list, { ...adminListParams, ids }),
    enabled: ids.length > 0,
  })
  const names = new Map(query.data?.list.map((item) => [item.id, nameOf(item)]))
  if (refused.length === 0) return null
  return (
    // Long lists scroll, by keyboard too.
    <ul className={styles.refused} tabIndex={0} aria-label={t('bulk.refusedList')}>
      {refused.map(({ id, name, context }) => (
        <li key={id}>
          <Link to={adminPaths.view(kind, id)} onClick={onFollow}>
            {names.get(id) ?? t('list.unnamed')}
          </Link>
          {': '}
          {textOf(new Failure(name, context))}
        </li>
      ))}
    </ul>
  )
}
