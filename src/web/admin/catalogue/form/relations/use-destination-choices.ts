import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useDebouncedState } from '@mantine/hooks'
import { useMemo } from 'react'
import type { DestinationCard } from '#contract/catalogue/kinds/cards.ts'
import { limits } from '#contract/base/limits.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'
import { useNameOf } from '../../use-name-of.ts'
import { allNames } from '../../list/item-filters.ts'
import type { Choice } from './relation-list.tsx'

export interface DestinationChoices {
  /** The choices, by name: all, or those that match the typed text where there are too many. */
  choices: Choice[]
  /** The choices and what was chosen before, by id. */
  known: ReadonlyMap<string, Choice>
  /** The names of all those. */
  names: ReadonlyMap<string, string>
  /** To be told of what is typed; absent where all choices are there. */
  onSearch: ((typed: string) => void) | undefined
}

const minute = { staleTime: 60_000 }

/** Destinations as choices; the server is asked for those that `chosen` names beside the first ones. */
export function useDestinationChoices(chosen: readonly string[] = []): DestinationChoices {
  const nameOf = useNameOf()
  const lang = useLanguage()
  const [typed, setTyped] = useDebouncedState('', 180)
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const byName = { ...adminListParams, sort: 'name', lang, limit: limits.idsMax } as const
  const first = useQuery({ ...operationQuery('listDestinations', byName), ...minute }).data
  const tooMany = first !== undefined && first.total > first.list.length
  const found = useQuery({
    ...operationQuery('listDestinations', { ...byName, keyword }),
    ...minute,
    enabled: tooMany && keyword !== '',
    placeholderData: keepPreviousData,
  }).data
  const offered = (keyword && found ? found : first)?.list
  const missing = tooMany ? missingFrom(first.list, chosen) : []
  const named = useQueries({
    queries: inParts(missing).map((ids) => ({
      ...operationQuery('listDestinations', { ...adminListParams, ids }),
      ...minute,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.list ?? []),
  })
  return useMemo(() => {
    const toChoice = (item: DestinationCard): Choice => ({
      id: item.id,
      name: nameOf(item),
      allNames: allNames(item),
      note: `${item.region.name}, ${item.country.name}`,
      image: item.mainImage,
      disabled: !item.status,
    })
    const all = [...named, ...(first?.list ?? []), ...(offered ?? [])].map(toChoice)
    return {
      choices: (offered ?? []).map(toChoice),
      known: new Map(all.map((choice) => [choice.id, choice])),
      names: new Map(all.map(({ id, name }) => [id, name])),
      onSearch: tooMany ? setTyped : undefined,
    }
  }, [first, offered, named, tooMany, nameOf, setTyped])
}

function missingFrom(list: readonly { id: string }[], ids: readonly string[]): string[] {
  const there = new Set(list.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => id && !there.has(id)).toSorted()
}

/** No more ids at once than a list takes. */
function inParts(ids: readonly string[]): string[][] {
  const parts = Math.ceil(ids.length / limits.idsMax)
  return Array.from({ length: parts }, (_, at) =>
    ids.slice(at * limits.idsMax, (at + 1) * limits.idsMax),
  )
}
