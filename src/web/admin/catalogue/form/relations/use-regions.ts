import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** All regions as choices grouped by country, the countries as choices, and the regions' names by id. */
export function useRegions() {
  const countries = useQuery(operationQuery('listCountries', {})).data?.list ?? []
  const regions = useQuery(operationQuery('listRegions', {})).data?.list ?? []
  const groups = countries
    .map(({ id, name }) => ({
      countryId: id,
      group: name,
      items: regions
        .filter(({ countryId }) => countryId === id)
        .map((region) => ({ value: region.id, label: region.name })),
    }))
    .filter(({ items }) => items.length > 0)
  const choices = countries.map(({ id, name }) => ({ value: id, label: name }))
  return { groups, countries: choices, names: new Map(regions.map(({ id, name }) => [id, name])) }
}
