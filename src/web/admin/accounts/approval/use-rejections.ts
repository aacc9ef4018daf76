import { useQueries } from '@tanstack/react-query'
import type { User } from '#contract/accounts/users.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Which of a page's users were refused: the list does not say, so each of those who wait is asked for. */
export function useRejections(users: readonly User[]): ReadonlySet<string> {
  const may = useMay()
  return useQueries({
    queries: (may('team') ? users : [])
      .filter(({ isApproved }) => !isApproved)
      .map(({ id }) => ({ ...operationQuery('detailUserAdmin', { id }), staleTime: 60_000 })),
    combine: (answers) =>
      new Set(answers.flatMap(({ data }) => (data?.rejectedAt ? [data.id] : []))),
  })
}
