import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/index.ts'
import { catalogueItems } from '#server/platform/db/schema/index.ts'
import { belongsToAny } from '../cards/relations/belongs-to.ts'
import type { PanelList } from '../cards/panel-list.ts'
import { isLinkedTo } from '../kit/links.ts'

/** Circuits and packages in the panel. */
export const itineraryList: PanelList<InputOf<'listCircuits'>> = {
  where: ({ destinationId, tourId, hotelId }) => [
    belongsToAny('itinerary', destinationId),
    tourId !== undefined && isLinkedTo('tours', catalogueItems.id, tourId),
    hotelId !== undefined && isLinkedTo('hotels', catalogueItems.id, hotelId),
  ],
  // Both kinds' own tables have it.
  columns: { days: () => sql`days` },
}
