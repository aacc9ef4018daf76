import { useQuery } from '@tanstack/react-query'
import { reading } from '../../queries.ts'

/** All regions as choices grouped by country, and their names by id. */
export function useRegions() {
  const countries = useQuery(reading('listCountries', {})).data?.list ?? []
  const regions = useQuery(reading('listRegions', {})).data?.list ?? []
  const groups = countries
    .map(({ id, name }) => ({
      group: name,
      items: regions
        .filter(({ countryId }) => countryId === id)
        .map((region) => ({ value: region.id, label: region.name })),
    }))
    .filter(({ items }) => items.length > 0)
  return { groups, names: new Map(regions.map(({ id, name }) => [id, name])) }
}
