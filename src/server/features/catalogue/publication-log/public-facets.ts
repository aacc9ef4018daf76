import { type SQL, sql } from 'drizzle-orm'
import { partsOfDestinations } from '../cards/relations/belongs-to.ts'

/** States of a month in which one may well go. */
const goodMonths = sql.raw(`array['peak', 'good']`)

const monthsIn = (states: SQL) =>
  sql`select place::smallint from unnest(${states}) with ordinality as month(state, place)
    where state = any(${goodMonths})`

/**
 * Selects what alternatives are chosen by, of an item whose id is `item`: its effective tags, its good months, and its
 * destinations and region. It is written down while the public sees the item.
 */
export function publicFacets(item: SQL): Record<'tags' | 'months' | 'places', SQL> {
  return {
    tags: sql`array(select tag from effective_tags where item_id = ${item})`,
    months: sql`array(
      ${monthsIn(sql`(select months from destinations where id = ${item})`)}
      union ${monthsIn(sql`(select months from tours where id = ${item})`)}
      union ${monthsIn(sql`(select months from hotels where id = ${item})`)}
      union ${monthsIn(sql`(select months from itinerary_months where item_id = ${item})`)}
    )`,
    places: sql`array(
      select destination_id from (${partsOfDestinations}) as part where part.id = ${item}
      union select destination_id from item_destinations where item_id = ${item}
      union select region_id from destinations where id = ${item}
    )`,
  }
}
