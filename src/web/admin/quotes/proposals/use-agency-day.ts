import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localDay } from '#contract/base/dates/local-day.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** The day, `YYYY-MM-DD`, where the agency is; the browser's until its zone is read. */
export function useAgencyDay(): string {
  const { data: site } = useQuery(operationQuery('getSite', {}))
  const [now] = useState(() => new Date())
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return localDay(site?.office.timeZone ?? own, now)
}
