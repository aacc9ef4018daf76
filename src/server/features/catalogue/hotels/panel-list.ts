import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/operation.ts'
import { catalogueItems, hotels } from '#server/db/schema/index.ts'
import { belongsTo } from '../cards/belongs-to.ts'
import type { PanelList } from '../cards/panel-list.ts'
import { nameOf } from '../cards/sorted-names.ts'

/** Hotels in the panel. */
export const hotelList: PanelList<InputOf<'listHotels'>> = {
  where: ({ destinationId, category }) => [
    destinationId !== undefined && belongsTo.hotels(destinationId),
    category !== undefined &&
      sql`exists (
        select 1 from ${hotels} as part
        where part.id = ${catalogueItems.id} and part.category = ${category}
      )`,
  ],
  columns: {
    destination: (lang) => nameOf(sql`${hotels.destinationId}`, lang),
    category: () => sql`${hotels.category}`,
  },
}
