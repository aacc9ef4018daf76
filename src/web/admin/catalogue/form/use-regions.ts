import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../queries.ts'

/** All regions as choices grouped by country, and their names by id. */
export function useRegions() {
  const countries = useQuery(operationQuery('listCountries', {})).data?.list ?? []
  const regions = useQuery(operationQuery('listRegions', {})).data?.list ?? []
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
