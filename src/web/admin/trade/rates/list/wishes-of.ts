import type { ListState } from '#web/admin/kit/list/list-state.ts'

/** What the address asks for, as listRates and exportRates take it. */
export function wishesOf({ filters }: ListState) {
  return {
    entityType: filters['kind'],
    entityId: filters['item'],
    sheet: filters['sheet'],
    validOn: filters['validOn'],
    destinationId: filters['destination'],
    asAgency: filters['agency'],
  }
}
