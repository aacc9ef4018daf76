import { sql } from 'drizzle-orm'
import type { Kind } from '#contract/base/kinds.ts'
import { fallbackLanguage, type Language } from '#contract/base/languages/languages.ts'
import { partsOfDestinations } from '../cards/relations/belongs-to.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** A visible item; texts here and below are folded by the database: lower-cased, without accents. */
export interface ItemRow extends Record<string, unknown> {
  id: string
  kind: Kind
  /** Effective ones. */
  tags: string[]
  /** The enabled destinations that it belongs to or passes through, a destination itself. */
  destinations: string[]
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
  /** All that it is called. */
  texts: string[]
}

/** An enabled destination, or a region with its country. */
export interface PlaceRow extends Record<string, unknown> {
  id: string
  /** Null for a region. */
  region: string | null
  /** All that it is called. */
  texts: string[]
}

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
        coalesce(t.tags, '[]') as tags, coalesce(p.destinations, '[]') as destinations
      from visible_items v
      join catalogue_items i on i.id = v.id
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

/** Every tag of the catalogue, as a language calls it. */
export function readTags(tx: Tx, lang: Language): Promise<TagRow[]> {
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

/** Enabled destinations under all their names. */
export function readDestinations(tx: Tx): Promise<PlaceRow[]> {
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

/** Regions under all names of theirs and of their country. */
export function readRegions(tx: Tx): Promise<PlaceRow[]> {
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
