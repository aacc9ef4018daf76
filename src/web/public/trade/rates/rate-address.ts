import type { InputOf } from '#contract/index.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'

type Filters = Pick<InputOf<'listRates'>, 'entityType' | 'entityId' | 'keyword' | 'validOn'>

/** The parameter of each filter; items' pages lead here with `kind` and `id`. */
const parameters = {
  entityType: 'kind',
  entityId: 'id',
  keyword: 'q',
  validOn: 'on',
} as const satisfies Record<keyof Filters, string>

/** Reads the filters of the page's address. */
export function filtersOfAddress(): Filters {
  const given = new URLSearchParams(location.search)
  const textOf = (name: keyof Filters) => given.get(parameters[name]) || undefined
  const entityType = ratedKinds.find((kind) => kind === textOf('entityType'))
  const [entityId, keyword, validOn] = [textOf('entityId'), textOf('keyword'), textOf('validOn')]
  return {
    ...(entityType && { entityType }),
    ...(entityType && entityId !== undefined && { entityId }),
    ...(keyword !== undefined && { keyword }),
    ...(validOn !== undefined && { validOn }),
  }
}

/** Writes filters into the page's address, so that it can be kept and sent. */
export function keepInAddress(filters: Filters): void {
  const address = new URL(location.href)
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = filters[name as keyof Filters]
    if (value === undefined) address.searchParams.delete(parameter)
    else address.searchParams.set(parameter, value)
  }
  history.replaceState(history.state, '', address)
}
