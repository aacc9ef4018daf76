import type { Kind } from '#contract/base/kinds.ts'
import type { Cards } from '#contract/catalogue/kinds/cards.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import type { CardQuery } from './card-query.ts'
import { readDestinationCards } from './destination-cards.ts'
import { readHotelCards } from './hotel-cards.ts'
import { readIncentiveCards } from './incentive-cards.ts'
import { readCircuitCards, readPackageCards } from './itinerary-cards.ts'
import { readTourCards } from './tour-cards.ts'

/** Reads the cards of each kind. */
export const readCardsOf: {
  readonly [Each in Kind]: (tx: Tx, query: CardQuery) => Promise<Cards[Each][]>
} = {
  destination: readDestinationCards,
  tour: readTourCards,
  circuit: readCircuitCards,
  package: readPackageCards,
  hotel: readHotelCards,
  incentive: readIncentiveCards,
}
