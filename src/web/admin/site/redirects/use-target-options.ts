import { useQuery } from '@tanstack/react-query'
import { isItemKind, type RedirectedKind } from '#contract/site/redirects/redirected-kinds.ts'
import { useItemOptions } from '#web/admin/catalogue/missed-searches/use-item-options.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

/** Lists of places; each is short. */
const placeLists = {
  country: 'listCountries',
  region: 'listRegions',
  category: 'listCategories',
} as const

type Place = keyof typeof placeLists

/** Things of a kind as choices, by name; the server looks for items that are typed. */
export function useTargetOptions(kind: RedirectedKind) {
  const items = useItemOptions(isItemKind(kind) ? kind : 'destination')
  const place: Place = isItemKind(kind) ? 'country' : kind
  const places = useQuery({ ...operationQuery(placeLists[place], {}), enabled: !isItemKind(kind) })
  if (isItemKind(kind)) return items
  const options = (places.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return { options, onSearch: undefined }
}
