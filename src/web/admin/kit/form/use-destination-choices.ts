import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading, wholeList } from '../../queries.ts'
import { compareTexts, useNameOf } from '../list/item-columns.tsx'
import { allNames } from '../list/item-filters.ts'
import type { Choice } from './relation-list.tsx'

/** All destinations as choices, by name. */
export function useDestinationChoices(): Choice[] {
  const nameOf = useNameOf()
  const { data } = useQuery({
    ...reading('listDestinations', wholeList),
    staleTime: 60_000,
  })
  return useMemo(
    () =>
      (data?.list ?? [])
        .map((item) => ({
          id: item.id,
          name: nameOf(item),
          allNames: allNames(item),
          note: `${item.region.name}, ${item.country.name}`,
          image: item.mainImage,
        }))
        .toSorted((one, other) => compareTexts(one.name, other.name)),
    [data, nameOf],
  )
}
