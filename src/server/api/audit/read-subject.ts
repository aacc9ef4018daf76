import { type SQL, sql } from 'drizzle-orm'
import { type Kind, kindFacts } from '#contract/base/kinds.ts'
import type { ChangedKind } from '#contract/base/changed-kinds.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { agencyNameOf, preferred } from '#server/platform/db/schema/index.ts'
import { queryRows, type Tx } from '#server/platform/db/transaction.ts'

/** The subject that an operation changes, as it is at one moment. */
export interface Subject {
  name: string | null
  /** Columns and links by name; what of them is kept, `values-of-change.ts` says. */
  fields: Record<string, unknown>
}

/** The thing of a kind, or undefined when there is none (any more); a tag is known by itself, all else by an id. */
export async function readSubject(
  tx: Tx,
  kind: ChangedKind,
  id: string | null,
): Promise<Subject | undefined> {
  const [row] = await queryRows<{ name: string | null; fields: Record<string, unknown> }>(
    tx,
    queryOf(kind, id),
  )
  return row
}

/** Holds an item or a rate until the commit, so that nobody else changes it between two readings; of other kinds, nothing. */
export async function lockSubject(tx: Tx, kind: ChangedKind, id: string): Promise<void> {
  if (!isItemKind(kind) && kind !== 'rate') return
  const table = sql.identifier(kind === 'rate' ? 'rates' : 'catalogue_items')
  await tx.execute(sql`select from ${table} where id = ${id}::uuid for update`)
}

function isItemKind(kind: ChangedKind): kind is Kind {
  return kind in kindFacts
}

function queryOf(kind: ChangedKind, id: string | null): SQL {
  if (isItemKind(kind)) return itemQuery(kind, id)
  if (kind === 'settings') return sql`select null as name, to_jsonb(t) as fields from settings t`
  if (kind === 'site') return siteQuery
  if (kind === 'page') return pageQuery(id)
  if (kind === 'text') return textQuery(id)
  if (kind === 'tag') return tagQuery(id)
  if (kind === 'agency') return agencyQuery(id)
  if (kind === 'banner' && id === null) return bannerOrderQuery
  const { table, name } = simpleKinds[kind]
  return sql`select ${name} as name, to_jsonb(t) - array[${derivedColumns}] as fields
    from ${sql.identifier(table)} t where id = ${id}::uuid`
}

/** Columns that follow from others, or tell when these changed. */
const derivedColumns = sql.raw(
  [
    'id',
    'sequence',
    'sources',
    'updated_at',
    'changed_at',
    'from_path',
    'from_query',
    'days',
    'prices_at',
    'stop_sales_at',
  ]
    .map((column) => `'${column}'`)
    .join(', '),
)

/** A tag is there whether or not somebody has named it. */
function tagQuery(tag: string | null): SQL {
  return sql`select given.tag as name, jsonb_build_object(
      'names', coalesce(names, '{}'), 'aliases', to_jsonb(aliases)
    ) as fields
    from (select ${tag}::text as tag) as given left join tag_names using (tag)`
}

const siteQuery = sql`select name, to_jsonb(t) - array['id', 'updated_at'] as fields from site t`

function pageQuery(id: string | null): SQL {
  return sql`select slug as name, to_jsonb(p) - array['id', 'sequence', 'updated_at', 'version'] || jsonb_build_object(
      'details', (select jsonb_object_agg(lang, to_jsonb(d) - array['page_id', 'lang']) from page_details d where page_id = p.id)
    ) as fields
    from pages p where id = ${id}::uuid`
}

/** A text is there whether or not the agency has put it in its own words. */
function textQuery(key: string | null): SQL {
  return sql`select ${key}::text as name, jsonb_build_object('texts', coalesce(
    (select texts from site_texts where key = ${key}), '{}'
  )) as fields`
}

/** An agency with what was looked into; how it is known again follows from the rest. */
function agencyQuery(id: string | null): SQL {
  return sql`select name,
    to_jsonb(a) - array['id', 'sequence', 'updated_at', 'website_host', 'tax_key'] || jsonb_build_object(
      'checks', (select jsonb_object_agg(c.name, c.done) from agency_checks c where agency_id = a.id)
    ) as fields
    from agencies a where id = ${id}::uuid`
}

const bannerOrderQuery = sql`select
  null as name, jsonb_build_object('order', jsonb_agg(id order by sequence)) as fields
  from media where owner_kind = 'banner'`

/** The table of each kind that has one of its own, and what one of them is called. */
const simpleKinds: Record<
  Exclude<ChangedKind, Kind | 'settings' | 'site' | 'page' | 'text' | 'tag' | 'agency'>,
  { table: string; name: SQL }
> = {
  category: { table: 'categories', name: sql`name` },
  country: { table: 'countries', name: sql`name` },
  region: { table: 'regions', name: sql`name` },
  banner: { table: 'media', name: sql`null` },
  user: { table: 'users', name: sql`name || ' ' || surname` },
  // Not the visitor's name: it goes with the quote.
  quote: { table: 'quotes', name: sql`entity_name` },
  term: { table: 'terms', name: sql`term` },
  template: { table: 'quote_templates', name: sql`name` },
  termSet: { table: 'term_sets', name: sql`name` },
  specialist: { table: 'specialists', name: sql`name` },
  testimonial: { table: 'testimonials', name: sql`author` },
  redirect: { table: 'redirects', name: sql`"from"` },
  webhook: { table: 'webhooks', name: sql`url` },
  key: { table: 'api_keys', name: sql`name` },
  proposal: { table: 'proposals', name: sql`content ->> 'title'` },
  rate: { table: 'rates', name: sql`concat_ws(' · ', ${agencyNameOf(sql`t.entity_id`)}, sheet)` },
}

/** The tables that hold the days of circuits and packages. */
const dayTables = [
  'itinerary_days',
  'itinerary_day_tours',
  'itinerary_day_optional_tours',
  'itinerary_day_hotels',
  'itinerary_day_media',
  'itinerary_transfers',
  'itinerary_day_texts',
]

const dayRows = dayTables.map(
  (table) => sql`${sql.raw(`'${table}'`)}, (
    select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) from ${sql.identifier(table)} t where item_id = i.id
  )`,
)

/** The rows of the days, by table. */
const itinerary = sql`jsonb_build_object(${sql.join(dayRows, sql`, `)})`

/** An item with all its texts, whatever columns they have, its ordered links and its media. */
function itemQuery(kind: Kind, id: string | null): SQL {
  const links = (table: string, column: string, position = 'position') => sql`(
    select jsonb_agg(${sql.identifier(column)} order by ${sql.identifier(position)})
    from ${sql.identifier(table)} where item_id = i.id and ${sql.identifier(position)} is not null
  )`
  return sql`select
    (
      select name from item_details where item_id = i.id
      order by ${preferred(agencyLanguage)} limit 1
    ) as name,
    to_jsonb(i) - array['id', 'kind', 'sequence', 'created_at', 'updated_at']
      || to_jsonb(k) - array['id', 'kind']
      || jsonb_build_object(
        'details', (
          select jsonb_object_agg(lang, to_jsonb(d) - array['item_id', 'lang', 'position', 'name_folded'])
          from item_details d where item_id = i.id
        ),
        'destination_ids', ${links('item_destinations', 'destination_id')},
        'tour_ids', ${links('item_tours', 'tour_id')},
        'key_tour_ids', ${links('item_tours', 'tour_id', 'key_position')},
        'hotel_ids', ${links('item_hotels', 'hotel_id')},
        'extension_ids', ${links('item_extensions', 'package_id')},
        'itinerary', ${itinerary},
        'media', (
          select jsonb_agg(jsonb_build_array(
            id, position, "order", key, alt, caption, credit, focus_x, focus_y, decorative
          ) order by sequence)
          from media where owner_id = i.id
        )
      ) as fields
    from catalogue_items i
    join ${sql.identifier(kindFacts[kind].plural)} k on k.id = i.id
    where i.id = ${id}::uuid`
}

/** The item that a medium belongs to, or belonged to until it was removed. */
export async function readOwner(tx: Tx, mediaId: string): Promise<string | null> {
  const [medium] = await queryRows<{ owner: string | null }>(
    tx,
    sql`select owner_id as owner from media where id = ${mediaId}::uuid
      union all select item_id from removed_media where id = ${mediaId}::uuid`,
  )
  return medium?.owner ?? null
}

/** Returns the kind of a medium's owner; nothing if there is no such medium. */
export async function readOwnerKind(tx: Tx, mediaId: unknown): Promise<ChangedKind | undefined> {
  if (typeof mediaId !== 'string') return undefined
  const [medium] = await queryRows<{ kind: ChangedKind }>(
    tx,
    sql`select owner_kind as kind from media where id = ${mediaId}::uuid
      union all select i.kind from removed_media r join catalogue_items i on i.id = r.item_id
      where r.id = ${mediaId}::uuid`,
  )
  return medium?.kind
}
