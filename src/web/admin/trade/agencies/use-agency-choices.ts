import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDebouncedState } from '@mantine/hooks'
import { limits } from '#contract/base/limits.ts'
import type { Agency } from '#contract/trade/agency-fields.ts'
import { useMay } from '#web/admin/kit/api/duties.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

type KnownAgency = Pick<Agency, 'id' | 'name' | 'status'>

interface AgencyChoices {
  /** The choices: all, or those that match the typed text where there are too many. */
  choices: { value: string; label: string }[]
  /** The choices and what was chosen before, by id. */
  known: ReadonlyMap<string, KnownAgency>
  /** To be told of what is typed; absent where all choices are there. */
  onSearch: ((typed: string) => void) | undefined
}

const offeredAtOnce = 100
const minute = { staleTime: 60_000 }

/** Agencies as choices; the server is asked for those that `chosen` names beside the first ones. */
export function useAgencyChoices(chosen: readonly (string | null | undefined)[]): AgencyChoices {
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const asked = { limit: offeredAtOnce }
  const may = useMay()
  const first = useQuery({
    ...operationQuery('listAgencies', asked),
    ...minute,
    enabled: may('trade'),
  }).data
  const tooMany = first !== undefined && first.total > first.list.length
  const found = useQuery({
    ...operationQuery('listAgencies', { ...asked, keyword }),
    ...minute,
    enabled: tooMany && keyword !== '',
    placeholderData: keepPreviousData,
  }).data
  const offered = (keyword && found ? found : first)?.list ?? []
  const isThere = new Set(first?.list.map(({ id }) => id))
  const wanted = [...new Set(chosen)].filter((id) => typeof id === 'string')
  const named = useQueries({
    queries: (tooMany ? wanted.filter((id) => !isThere.has(id)) : []).map((id) => ({
      ...operationQuery('detailAgency', { id }),
      ...minute,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  })
  const all: KnownAgency[] = [...named, ...(first?.list ?? []), ...offered]
  const known = new Map(all.map((agency) => [agency.id, agency]))
  const current = wanted.flatMap((id) => known.get(id) ?? [])
  // What was chosen stays in sight beside whatever else is looked for.
  const choices = new Map([...offered, ...current].map(({ id, name }) => [id, name]))
  return {
    choices: [...choices].map(([value, label]) => ({ value, label })),
    known,
    onSearch: tooMany ? setTyped : undefined,
  }
}
