import { useQuery } from '@tanstack/react-query'
import { limits } from '#contract/base/limits.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface Admin {
  id: string
  name: string
}

/** Possible assignees of a quote, by name. */
export function useAdmins(): Admin[] {
  const { data } = useQuery({
    ...operationQuery('searchUsers', { group: 'admins', sort: 'name', limit: limits.listMax }),
    staleTime: 5 * 60_000,
  })
  return (data?.list ?? []).map(({ id, name, surname }) => ({ id, name: `${name} ${surname}` }))
}
