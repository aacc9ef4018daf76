import type { ListState } from '#web/admin/kit/list/list-state.ts'

/** Converts the filters in the address to the parameters of listRates and exportRates. */
export function wishesOf({ filters }: ListState) {
  return {
    entityType: filters['kind'],
    entityId: filters['item'],
    sheet: filters['sheet'],
    validOn: filters['validOn'],
    destinationId: filters['destination'],
    countryId: filters['country'],
    regionId: filters['region'],
    asAgency: filters['agency'],
  }
}
