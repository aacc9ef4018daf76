import { inArray, type SQL, sql } from 'drizzle-orm'
import { asList } from '#contract/base/fields.ts'
import type { InputOf } from '#contract/index.ts'
import {
  catalogueItems,
  countries,
  destinations,
  regions,
} from '#server/platform/db/schema/index.ts'
import type { PanelList } from '../../cards/panel-list.ts'
import { asPeopleSort } from '../../cards/sorted-names.ts'

/** A condition on a destination's own row, its region and its country, as `there`, `region` and `country`. */
function isWhere(condition: SQL): SQL {
  return sql`exists (
    select 1 from ${destinations} as there
    join ${regions} as region on region.id = there.region_id
    join ${countries} as country on country.id = region.country_id
    where there.id = ${catalogueItems.id} and ${condition}
  )`
}

/** Destinations in the panel: found by region and country too. */
export const destinationList: PanelList<InputOf<'listDestinations'>> = {
  where: ({ countryId, regionId }) => [
    countryId !== undefined && isWhere(inArray(sql`country.id`, [...asList(countryId)])),
    regionId !== undefined && isWhere(inArray(sql`region.id`, [...asList(regionId)])),
  ],
  mentions: (word) => isWhere(sql`strpos(fold(region.name || ' ' || country.name), ${word}) > 0`),
  columns: {
    region: () => asPeopleSort(sql`fold(${countries.name} || ' ' || ${regions.name})`),
  },
}
