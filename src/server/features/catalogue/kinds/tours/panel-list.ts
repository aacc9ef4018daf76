import { inArray, sql } from 'drizzle-orm'
import { asList } from '#contract/base/fields.ts'
import type { InputOf } from '#contract/index.ts'
import { catalogueItems, categories, tours } from '#server/platform/db/schema/index.ts'
import { belongsToAny } from '../../cards/relations/belongs-to.ts'
import type { PanelList } from '../../cards/panel-list.ts'
import { asPeopleSort, nameOf } from '../../cards/sorted-names.ts'

/** Experiences in the panel. */
export const tourList: PanelList<InputOf<'listTours'>> = {
  where: ({ destinationId, categoryId }) => [
    belongsToAny('tour', destinationId),
    categoryId !== undefined &&
      sql`exists (
        select 1 from ${tours} as part
        where part.id = ${catalogueItems.id} and ${inArray(sql`part.category_id`, [...asList(categoryId)])}
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
