import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/operation.ts'
import { catalogueItems, categories, tours } from '#server/db/schema/index.ts'
import { belongsTo } from '../cards/belongs-to.ts'
import type { PanelList } from '../cards/panel-list.ts'
import { asPeopleSort, nameOf } from '../cards/sorted-names.ts'

/** Experiences in the panel. */
export const tourList: PanelList<InputOf<'listTours'>> = {
  where: ({ destinationId, categoryId }) => [
    destinationId !== undefined && belongsTo.tours(destinationId),
    categoryId !== undefined &&
      sql`exists (
        select 1 from ${tours} as part
        where part.id = ${catalogueItems.id} and part.category_id = ${categoryId}
      )`,
  ],
  columns: {
    destination: (lang) => nameOf(sql`${tours.destinationId}`, lang),
    category: () =>
      asPeopleSort(sql`(
        select fold(${categories.name}) from ${categories}
        where ${categories.id} = ${tours.categoryId}
      )`),
  },
}
