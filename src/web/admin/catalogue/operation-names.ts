import type { Kind, OrderedMediaKind, StarredKind } from '#contract/base/kinds.ts'
import type { AnswerOf } from '#contract/index.ts'

/** The operations that each kind has under a name of its own (requirements §3.14), written out. */
export const operationsOf = {
  destination: {
    list: 'listDestinations',
    detail: 'detailDestination',
    remove: 'deleteDestination',
    status: 'toggleDestinationStatus',
    starred: 'toggleDestinationStarred',
  },
  tour: {
    list: 'listTours',
    detail: 'detailTour',
    remove: 'deleteTour',
    status: 'toggleTourStatus',
    starred: 'toggleTourStarred',
  },
  circuit: {
    list: 'listCircuits',
    detail: 'detailCircuit',
    remove: 'deleteCircuit',
    status: 'toggleCircuitStatus',
    starred: 'toggleCircuitStarred',
  },
  package: {
    list: 'listPackages',
    detail: 'detailPackage',
    remove: 'deletePackage',
    status: 'togglePackageStatus',
    starred: 'togglePackageStarred',
  },
  hotel: {
    list: 'listHotels',
    detail: 'detailHotel',
    remove: 'deleteHotel',
    status: 'toggleHotelStatus',
    starred: undefined,
  },
  incentive: {
    list: 'listIncentives',
    detail: 'detailIncentive',
    remove: 'deleteIncentive',
    status: 'toggleIncentiveStatus',
    starred: undefined,
  },
} as const satisfies {
  [Each in Kind]: Record<string, string | undefined> & {
    starred: Each extends StarredKind ? string : undefined
  }
}

/** An item of a kind as the panel views and edits it. */
export type ItemOf<K extends Kind> = AnswerOf<(typeof operationsOf)[K]['detail']>

export const mediaOperationsOf = {
  destination: {
    add: 'addDestinationMedia',
    remove: 'removeDestinationMedia',
    move: 'editDestinationMediaPosition',
    order: 'updateDestinationMediaOrder',
  },
  tour: {
    add: 'addTourMedia',
    remove: 'removeTourMedia',
    move: 'editTourMediaPosition',
    order: 'updateTourMediaOrder',
  },
  circuit: {
    add: 'addCircuitMedia',
    remove: 'removeCircuitMedia',
    move: 'editCircuitMediaPosition',
    order: 'updateCircuitMediaOrder',
  },
  package: {
    add: 'addPackageMedia',
    remove: 'removePackageMedia',
    move: 'editPackageMediaPosition',
    order: 'updatePackageMediaOrder',
  },
  hotel: {
    add: 'addHotelMedia',
    remove: 'removeHotelMedia',
    move: 'editHotelMediaPosition',
    order: 'updateHotelMediaOrder',
  },
  incentive: {
    add: 'addIncentiveMedia',
    remove: 'removeIncentiveMedia',
    move: 'editIncentiveMediaPosition',
    order: undefined,
  },
} as const satisfies {
  [Each in Kind]: Record<string, string | undefined> & {
    order: Each extends OrderedMediaKind ? string : undefined
  }
}

/** Whether a kind's media keep an order of the editor's own. */
export function keepsMediaOrder(kind: Kind): kind is OrderedMediaKind {
  return mediaOperationsOf[kind].order !== undefined
}
