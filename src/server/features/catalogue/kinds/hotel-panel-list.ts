import { inArray, sql } from 'drizzle-orm'
import { asList } from '#contract/base/fields.ts'
import type { InputOf } from '#contract/index.ts'
import { catalogueItems, hotels } from '#server/platform/db/schema/index.ts'
import { belongsToAny } from '../cards/relations/belongs-to.ts'
import type { PanelList } from '../cards/panel-list.ts'
import { nameOf } from '../cards/sorted-names.ts'

/** Hotels in the panel. */
export const hotelList: PanelList<InputOf<'listHotels'>> = {
  where: ({ destinationId, category }) => [
    belongsToAny('hotel', destinationId),
    category !== undefined &&
      sql`exists (
        select 1 from ${hotels} as part
        where part.id = ${catalogueItems.id} and ${inArray(sql`part.category`, [...asList(category)])}
      )`,
  ],
  columns: {
    destination: (lang) => nameOf(sql`${hotels.destinationId}`, lang),
    category: () => sql`${hotels.category}`,
  },
}
