import { useQuery } from '@tanstack/react-query'
import { reading } from '../../queries.ts'
import { useNameOf } from '../list/item-columns.tsx'
import type { Choice } from './relation-list.tsx'

/** All destinations as choices, by name. */
export function useDestinationChoices(): Choice[] {
  const nameOf = useNameOf()
  const { data } = useQuery({
    ...reading('listDestinations', { adminPanel: true }),
    staleTime: 60_000,
  })
  return (data?.list ?? [])
    .map((item) => ({
      id: item.id,
      name: nameOf(item),
      note: `${item.region.name}, ${item.country.name}`,
      image: item.mainImage,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
