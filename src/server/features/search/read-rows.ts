import { sql } from 'drizzle-orm'
import type { Kind } from '#contract/catalogue/kinds.ts'
import { fallbackLanguage, type Language } from '#contract/languages.ts'
import { queryRows, type Tx } from '#server/db/transaction.ts'

/** What the search reads of the catalogue; texts are folded by the database: lower-cased, without accents. */
export interface SearchRows {
  /** Visible ones, newest first. */
  items: ItemRow[]
  tags: TagRow[]
  destinations: PlaceRow[]
  regions: PlaceRow[]
}

/** A visible item under its name in one language, else in English. */
interface ItemRow extends Record<string, unknown> {
  id: string
  kind: Kind
  name: string
  folded: string
  /** Effective ones. */
  tags: string[]
  /** The enabled destinations that it belongs to or passes through, a destination itself. */
  destinations: string[]
}

/** A tag under its name in one language, else in English, else as it is. */
interface TagRow extends Record<string, unknown> {
  tag: string
  name: string
  folded: string
  /** All that it is called. */
  texts: string[]
}

/** An enabled destination, or a region with its country. */
interface PlaceRow extends Record<string, unknown> {
  id: string
  /** Null for a region. */
  region: string | null
  /** All that it is called. */
  texts: string[]
}

/** Reads what can be found in a language. */
export async function readSearchRows(tx: Tx, lang: Language): Promise<SearchRows> {
  const [items, tags, destinations, regions] = await Promise.all([
    readItems(tx, lang),
    readTags(tx, lang),
    readDestinations(tx),
    readRegions(tx),
  ])
  return { items, tags, destinations, regions }
}

function readItems(tx: Tx, lang: Language): Promise<ItemRow[]> {
  return queryRows<ItemRow>(
    tx,
    sql`
      with tagged as (
        select item_id, json_agg(tag) as tags from effective_tags group by item_id
      ), placed as (
        select part.item_id, json_agg(part.destination_id) as destinations
        from (
          select id as item_id, id as destination_id from destinations
          union all select id, destination_id from tours
          union all select id, destination_id from hotels
          union all select id, destination_id from incentives
          union all select item_id, destination_id from item_destinations
        ) as part
        join catalogue_items d on d.id = part.destination_id and d.status
        group by part.item_id
      )
      select i.id, i.kind, d.name, search_fold(d.name) as folded,
        coalesce(t.tags, '[]') as tags, coalesce(p.destinations, '[]') as destinations
      from visible_items v
      join catalogue_items i on i.id = v.id
      cross join lateral (
        select name from item_details
        where item_id = i.id and lang in (${lang}, ${fallbackLanguage})
        order by lang = ${lang} desc limit 1
      ) as d
      left join tagged t on t.item_id = i.id
      left join placed p on p.item_id = i.id
      order by i.sequence desc`,
  )
}

function readTags(tx: Tx, lang: Language): Promise<TagRow[]> {
  return queryRows<TagRow>(
    tx,
    sql`
      select tag, name, search_fold(name) as folded, array(
        select distinct search_fold(text) from (
          select tag as text union all select value from jsonb_each_text(names)
        ) as each
      ) as texts
      from (select distinct unnest(tags) as tag from catalogue_items) as given
      left join tag_names using (tag)
      cross join lateral (
        select coalesce(names ->> ${lang}, names ->> ${fallbackLanguage}, tag) as name
      ) as called`,
  )
}

function readDestinations(tx: Tx): Promise<PlaceRow[]> {
  return queryRows<PlaceRow>(
    tx,
    sql`
      select d.id, d.region_id as region, array(
        select distinct search_fold(text) from (
          select name as text from item_details where item_id = d.id
          union all select unnest(d.aliases)
        ) as each
      ) as texts
      from destinations d
      join catalogue_items i on i.id = d.id and i.status`,
  )
}

function readRegions(tx: Tx): Promise<PlaceRow[]> {
  return queryRows<PlaceRow>(
    tx,
    sql`
      select r.id, null as region, array(
        select distinct search_fold(text) from (
          select r.name as text
          union all select value from jsonb_each_text(r.names)
          union all select unnest(r.aliases)
          union all select c.name
          union all select value from jsonb_each_text(c.names)
          union all select unnest(c.aliases)
        ) as each
      ) as texts
      from regions r
      join countries c on c.id = r.country_id`,
  )
}
