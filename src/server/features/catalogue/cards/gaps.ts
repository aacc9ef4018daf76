import { and, type SQL, sql } from 'drizzle-orm'
import type { Gap } from '#contract/catalogue/kinds/panel-lists.ts'
import {
  catalogueItems,
  circuits,
  destinations,
  hotels,
  itemDrafts,
  itineraryDays,
  media,
  packages,
} from '#server/platform/db/schema/index.ts'

const { id, status } = catalogueItems

type PartTable = typeof circuits | typeof packages | typeof destinations | typeof hotels

/** Whether the item is one of a kind's, and something holds of its own row, which is called `part`. */
function isPart(table: PartTable, condition: SQL = sql`true`): SQL {
  return sql`exists (select 1 from ${table} as part where part.id = ${id} and ${condition})`
}

const isJourney = (condition?: SQL) =>
  sql`(${isPart(circuits, condition)} or ${isPart(packages, condition)})`

const picturesWithoutAlt = sql`from ${media}
  where ${media.ownerId} = ${id} and ${media.type} = 'image'
    and not ${media.decorative} and ${media.alt} = '{}'`

const hasPictureWithoutAlt = sql`exists (select 1 ${picturesWithoutAlt})`

/** Counts pictures of enabled items without alternative text, over `catalogue_items` rows. */
export const countOfPicturesWithoutAlt = sql<number>`coalesce(
  sum((select count(*) ${picturesWithoutAlt})) filter (where ${status}), 0
)`

const hasMainPicture = sql`exists (
  select 1 from ${media} where ${media.ownerId} = ${id} and ${media.position} = 'main'
)`

const hasDays = sql`exists (
  select 1 from ${itineraryDays} where ${itineraryDays.itemId} = ${id}
)`

const hasDraft = sql`exists (select 1 from ${itemDrafts} where ${itemDrafts.itemId} = ${id})`

const nowhere = sql`part.location_lat is null`

/**
 * Returns an item's gap as a condition on its `catalogue_items` row (requirements §13.4).
 * @param today in the agency's time zone
 */
export function wants(gap: Gap, today: string): SQL {
  const conditions: Record<Gap, SQL | undefined> = {
    mainPicture: and(status, sql`not ${hasMainPicture}`),
    alt: and(status, hasPictureWithoutAlt),
    itinerary: and(status, isJourney(), sql`not ${hasDays}`),
    location: and(status, sql`(${isPart(destinations, nowhere)} or ${isPart(hotels, nowhere)})`),
    validity: and(status, isJourney(sql`part.valid_to < ${today}`)),
    draft: hasDraft,
  }
  return conditions[gap] ?? sql`true`
}
