import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Failure } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import type { WorkChange } from '#contract/editing/background-tasks.ts'
import type { BulkAnswer } from '#contract/editing/bulk.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import styles from './works.module.css'

interface RefusedChangesProps {
  works: readonly string[]
  refused: BulkAnswer['refused']
  onFollow: () => void
}

/** The things that could not be put back, by the name that they had, each with why. */
export function RefusedChanges({ works, refused, onFollow }: RefusedChangesProps) {
  const t = usePanelTexts()
  const textOf = useFailureText()
  // Those that were refused come first; more than these nobody reads through.
  const changes = useQueries({
    queries: works.map((workId) => ({
      ...operationQuery('listWorkChanges', { workId, limit: limits.idsMax }),
      enabled: refused.length > 0,
    })),
    combine: (queries) =>
      new Map(queries.flatMap(({ data }) => data?.list ?? []).map((each) => [each.id, each])),
  })
  if (refused.length === 0) return null
  const reasonOf = ({ name, context }: BulkAnswer['refused'][number]) =>
    name === 'EDIT_CONFLICT_ERROR' ? t('works.changedSince') : textOf(new Failure(name, context))
  return (
    // Long lists scroll, by keyboard too.
    <ul className={styles.refused} tabIndex={0} aria-label={t('works.refusedList')}>
      {refused.map((refusal) => {
        const change = changes.get(refusal.id)
        const name = change?.name || t('list.unnamed')
        return (
          <li key={refusal.id}>
            {change ? (
              <Link to={pathOf(change)} onClick={onFollow}>
                {name}
              </Link>
            ) : (
              name
            )}
            {': '}
            {reasonOf(refusal)}
          </li>
        )
      })}
    </ul>
  )
}

const pathOf = ({ kind, id }: WorkChange) =>
  kind === 'rate' ? adminPaths.editRate(id) : adminPaths.view(kind, id)
