import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Returns the name of an agency, by id; undefined for none, and for one that is not known yet. */
export function useAgencyName(): (id: string | null) => string | undefined {
  const { data } = useQuery(operationQuery('listAgencies', {}))
  return (id) => data?.list.find((agency) => agency.id === id)?.name
}
