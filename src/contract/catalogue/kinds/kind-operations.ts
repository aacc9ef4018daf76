import type { Kind } from '#contract/base/kinds.ts'

/**
 * The operations that every kind has under a name of its own, for what is done alike to an item of
 * whatever kind.
 */
export const operationsOfKind = {
  destination: {
    add: 'addDestination',
    edit: 'editDestination',
    delete: 'deleteDestination',
    detail: 'detailDestination',
    list: 'listDestinations',
    toggleStatus: 'toggleDestinationStatus',
    toggleStarred: 'toggleDestinationStarred',
  },
  tour: {
    add: 'addTour',
    edit: 'editTour',
    delete: 'deleteTour',
    detail: 'detailTour',
    list: 'listTours',
    toggleStatus: 'toggleTourStatus',
    toggleStarred: 'toggleTourStarred',
  },
  circuit: {
    add: 'addCircuit',
    edit: 'editCircuit',
    delete: 'deleteCircuit',
    detail: 'detailCircuit',
    list: 'listCircuits',
    toggleStatus: 'toggleCircuitStatus',
    toggleStarred: 'toggleCircuitStarred',
  },
  package: {
    add: 'addPackage',
    edit: 'editPackage',
    delete: 'deletePackage',
    detail: 'detailPackage',
    list: 'listPackages',
    toggleStatus: 'togglePackageStatus',
    toggleStarred: 'togglePackageStarred',
  },
  hotel: {
    add: 'addHotel',
    edit: 'editHotel',
    delete: 'deleteHotel',
    detail: 'detailHotel',
    list: 'listHotels',
    toggleStatus: 'toggleHotelStatus',
    toggleStarred: null,
  },
  incentive: {
    add: 'addIncentive',
    edit: 'editIncentive',
    delete: 'deleteIncentive',
    detail: 'detailIncentive',
    list: 'listIncentives',
    toggleStatus: 'toggleIncentiveStatus',
    toggleStarred: null,
  },
} as const satisfies Record<Kind, Record<string, string | null>>
