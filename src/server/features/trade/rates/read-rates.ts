import {
  and,
  asc,
  type Column,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { InputOf } from '#contract/index.ts'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import {
  agencyNameOf,
  countries,
  destinations,
  hotels,
  itemDestinations,
  itemDetails,
  rates,
  regions,
  tours,
  visibleItems,
} from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { namesOf } from '#server/features/catalogue/kit/fragments.ts'
import type { RateAudience } from './rate-audience.ts'
import type { ReadRate } from './present-rate.ts'

export type RateFilters = Omit<InputOf<'listRates'>, 'limit' | 'offset' | 'asAgency' | 'sort'>

/** Where an item is, in order: a journey's destinations, or that of an experience or hotel. */
const places = sql`(
  select ${itemDestinations.destinationId} as id, ${itemDestinations.position} as position
    from ${itemDestinations} where ${itemDestinations.itemId} = ${rates.entityId}
  union all select ${tours.destinationId}, 0 from ${tours} where ${tours.id} = ${rates.entityId}
  union all select ${hotels.destinationId}, 0 from ${hotels} where ${hotels.id} = ${rates.entityId}
)`

const item = sql<Rate['item']>`json_build_object(
  'details', ${namesOf(rates.entityId)},
  'destinations', (
    select coalesce(json_agg(json_build_object('id', p.id, 'details', ${namesOf(sql`p.id`)}) order by p.position), '[]')
    from ${places} p
  )
)`

/** As a list is read item by item: by kind and name. */
const itemByItem = [
  asc(rates.entityType),
  sql`fold(${agencyNameOf(rates.entityId)})`,
  asc(rates.entityId),
  asc(rates.sheet),
  asc(rates.validFrom),
  asc(rates.id),
]

/** As they are walked, which names that change meanwhile do not disturb. */
const byItem = [asc(rates.entityType), asc(rates.entityId), asc(rates.id)]

/** Which rates somebody may see at all; `today` is the agency's day. */
export function isShownTo(audience: RateAudience, today: string): SQL | undefined {
  if (audience.sees === 'all') return undefined
  return and(
    isOfferedTo(audience, today),
    sql`exists (select 1 from ${visibleItems} where ${visibleItems.id} = ${rates.entityId})`,
  )
}

/** The same, whether or not the rates' items are visible. */
export function isOfferedTo(
  audience: Exclude<RateAudience, { sees: 'all' }>,
  today: string,
): SQL | undefined {
  if (audience.sees === 'nothing') return sql`false`
  return and(
    rates.status,
    inArray(rates.sheet, audience.sheets),
    or(isNull(rates.bookFrom), lte(rates.bookFrom, today)),
    or(isNull(rates.bookTo), gte(rates.bookTo, today)),
  )
}

/** The regions and countries of an item's destinations. */
const regionsOf = sql`${places} p join ${destinations} on ${destinations.id} = p.id
  join ${regions} on ${regions.id} = ${destinations.regionId}
  join ${countries} on ${countries.id} = ${regions.countryId}`

/** The texts of all languages. */
const textsOf = (texts: Column) =>
  sql`(select string_agg(value, ' ') from jsonb_each_text(${texts}))`

/** Whether a word is in the name of a place of a rate's item, in any language. */
function mentionsPlace(word: string): SQL {
  return sql`exists (select 1 from ${places} p join ${itemDetails} on ${itemDetails.itemId} = p.id
      where strpos(fold(${itemDetails.name}), fold(${word})) > 0)
    or exists (select 1 from ${regionsOf}
      where strpos(fold(concat_ws(' ', ${regions.name}, ${textsOf(regions.names)}, ${countries.name},
        ${textsOf(countries.names)})), fold(${word})) > 0)`
}

function mentions(word: string): SQL | undefined {
  return or(
    mentionsPlace(word),
    sql`exists (select 1 from ${itemDetails}
      where ${itemDetails.itemId} = ${rates.entityId} and strpos(fold(${itemDetails.name}), fold(${word})) > 0)`,
    sql`strpos(fold(${rates.sheet}), fold(${word})) > 0`,
    sql`strpos(fold(coalesce(${rates.externalId}, '')), fold(${word})) > 0`,
  )
}

/** Returns the filters of a list or an export, for an audience. */
export function matching(
  filters: RateFilters,
  audience: RateAudience,
  today: string,
): SQL | undefined {
  const { entityType, entityId, validOn, updatedSince, keyword, sheet } = filters
  const { destinationId, countryId, regionId } = filters
  return and(
    isShownTo(audience, today),
    entityType && eq(rates.entityType, entityType),
    entityId === undefined ? undefined : eq(rates.entityId, entityId),
    destinationId === undefined
      ? undefined
      : sql`exists (select 1 from ${places} p where p.id = ${destinationId})`,
    countryId === undefined && regionId === undefined
      ? undefined
      : sql`exists (select 1 from ${regionsOf} where ${and(
          countryId === undefined ? undefined : eq(countries.id, countryId),
          regionId === undefined ? undefined : eq(regions.id, regionId),
        )})`,
    validOn === undefined ? undefined : sql`${rates.days} @> ${validOn}::date`,
    updatedSince && gte(rates.updatedAt, updatedSince),
    sheet === undefined ? undefined : eq(rates.sheet, sheet),
    ...(keyword ? keyword.split(/\s+/).map(mentions) : []),
  )
}

const sortable: Record<string, SQL> = {
  name: sql`fold(${agencyNameOf(rates.entityId)}) collate "C"`,
  sheet: sql`fold(${rates.sheet}) collate "C"`,
  validFrom: sql`${rates.validFrom}`,
  validTo: sql`${rates.validTo}`,
  updatedAt: sql`${rates.updatedAt}`,
}

/** Returns the sort order. Rows with equal values stand newest first, so that pages do not overlap. */
function orderOf(sort: InputOf<'listRates'>['sort'] = 'newest'): SQL[] {
  if (sort === 'item') return itemByItem
  if (sort === 'newest') return [desc(rates.sequence)]
  if (sort === 'oldest') return [asc(rates.sequence)]
  const column = sortable[sort.replace(/^-/, '')]
  if (!column) throw new Error(`Rates are not sorted by ${sort}`)
  return [sort.startsWith('-') ? desc(column) : asc(column), desc(rates.sequence)]
}

interface Page {
  limit: number
  offset: number
  sort?: InputOf<'listRates'>['sort']
}

function selectRates(tx: Tx, wanted: SQL | undefined) {
  return tx
    .select({ ...getTableColumns(rates), item })
    .from(rates)
    .where(wanted)
}

/** A page of the rates that match, newest first unless sorted otherwise. */
export function readRates(
  tx: Tx,
  wanted: SQL | undefined,
  { limit, offset, sort }: Page,
): Promise<ReadRate[]> {
  return selectRates(tx, wanted)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
}

/** Rates by their ids or external ids, in no order. */
export function readRatesNamed(
  tx: Tx,
  { ids, externalIds }: { ids: string[]; externalIds: string[] },
): Promise<ReadRate[]> {
  return selectRates(tx, or(inArray(rates.id, ids), inArray(rates.externalId, externalIds)))
}

const pageSize = 200

/** Every rate that matches, item by item, in short reads. */
export async function* everyRate(tx: Tx, wanted: SQL | undefined): AsyncGenerator<ReadRate> {
  let after: SQL | undefined
  for (;;) {
    const page = await selectRates(tx, and(wanted, after))
      .orderBy(...byItem)
      .limit(pageSize)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = sql`(${rates.entityType}, ${rates.entityId}, ${rates.id})
      > (${last.entityType}, ${last.entityId}::uuid, ${last.id}::uuid)`
  }
}
