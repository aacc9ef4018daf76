import { sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { partsOfDestinations } from '../../cards/relations/belongs-to.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** A visible item; texts here and below are folded by the database: lower-cased, without accents. */
export interface ItemRow extends Record<string, unknown> {
  id: string
  kind: Kind
  /** Effective ones. */
  tags: string[]
  /** The enabled destinations that it belongs to or passes through, a destination itself. */
  destinations: string[]
  category: string | null
  /** Whole days; null where it has no length. */
  days: number | null
  code: string | null
  externalId: string | null
}

/** A visible item's name in one language, else in English. */
interface NameRow extends Record<string, unknown> {
  id: string
  name: string
  folded: string
}

/** A tag under its name in one language, else in English, else as it is. */
interface TagRow extends Record<string, unknown> {
  tag: string
  name: string
  folded: string
  /** Its names in every language. */
  texts: string[]
  aliases: string[] | null
}

/** An enabled destination, a region, a country, or a category of experiences. */
export interface PlaceRow extends Record<string, unknown> {
  id: string
  kind: 'destination' | 'region' | 'country' | 'category'
  /** A destination's region, a region's country. */
  parent: string | null
  /** All that it is called. */
  texts: string[]
}

const minutesOfDay = 24 * 60

/** All names of a row that has some in each language, and its aliases. */
const allNames = sql`array(
  select distinct search_fold(text) from (
    select name as text
    union all select value from jsonb_each_text(names)
    union all select unnest(aliases)
  ) as each
)`

/** Visible items, newest first. */
export function readItems(tx: Tx): Promise<ItemRow[]> {
  return queryRows<ItemRow>(
    tx,
    sql`
      with tagged as (
        select item_id, json_agg(tag) as tags from effective_tags group by item_id
      ), placed as (
        select part.item_id, json_agg(part.destination_id) as destinations
        from (
          select id as item_id, id as destination_id from destinations
          union all select id, destination_id from (${partsOfDestinations}) as belonging
          union all select item_id, destination_id from item_destinations
        ) as part
        join catalogue_items d on d.id = part.destination_id and d.status
        group by part.item_id
      )
      select i.id, i.kind,
        coalesce(t.tags, '[]') as tags, coalesce(p.destinations, '[]') as destinations,
        tour.category_id as category,
        coalesce(circuit.days, package.days, ceil(tour.duration_minutes / ${minutesOfDay}::numeric)::integer) as days,
        search_fold(coalesce(circuit.code, package.code)) as code,
        search_fold(i.external_id) as "externalId"
      from visible_items v
      join catalogue_items i on i.id = v.id
      left join tours tour on tour.id = i.id
      left join circuits circuit on circuit.id = i.id
      left join packages package on package.id = i.id
      left join tagged t on t.item_id = i.id
      left join placed p on p.item_id = i.id
      order by i.sequence desc`,
  )
}

/** Reads the names of visible items in a language. */
export function readNames(tx: Tx, lang: Language): Promise<NameRow[]> {
  return queryRows<NameRow>(
    tx,
    sql`
      select v.id, coalesce(own.name, spare.name) as name,
        coalesce(own.name_folded, spare.name_folded) as folded
      from visible_items v
      left join item_details own on own.item_id = v.id and own.lang = ${lang}
      left join item_details spare on spare.item_id = v.id and spare.lang = ${fallbackLanguage}
      where own.name is not null or spare.name is not null`,
  )
}

/** Every tag of the catalogue, as a language calls it; `aliases` are an editor's, null where the shipped ones stand. */
export function readTags(tx: Tx, lang: Language): Promise<TagRow[]> {
  return queryRows<TagRow>(
    tx,
    sql`
      select tag, name, search_fold(name) as folded, array(
        select distinct search_fold(text) from (
          select tag as text union all select value from jsonb_each_text(names)
        ) as each
      ) as texts, case when aliases is not null then array(
        select distinct search_fold(text) from unnest(aliases) as text
      ) end as aliases
      from (select distinct unnest(tags) as tag from catalogue_items) as given
      left join tag_names using (tag)
      cross join lateral (
        select coalesce(names ->> ${lang}, names ->> ${fallbackLanguage}, tag) as name
      ) as called`,
  )
}

/** Enabled destinations, regions, countries and categories under all their names, in one statement. */
export function readPlaces(tx: Tx): Promise<PlaceRow[]> {
  return queryRows<PlaceRow>(
    tx,
    sql`
      select d.id, 'destination' as kind, d.region_id as parent, array(
        select distinct search_fold(text) from (
          select name as text from item_details where item_id = d.id
          union all select unnest(d.aliases)
        ) as each
      ) as texts
      from destinations d
      join catalogue_items i on i.id = d.id and i.status
      union all select id, 'region', country_id, ${allNames} from regions
      union all select id, 'country', null, ${allNames} from countries
      union all select id, 'category', null, ${allNames} from categories`,
  )
}
