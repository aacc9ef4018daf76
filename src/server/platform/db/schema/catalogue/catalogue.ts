import { kindsWhere as where, kinds } from '#contract/base/kinds.ts'
import {
  agencyLanguage,
  fallbackLanguage,
  type Language,
  languages,
} from '#contract/base/languages/languages.ts'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  generatedId,
  insertionOrder,
  isLanguageCode,
  isNoneOf,
  isOneOf,
  moment,
} from '../columns.ts'
import { textChecks, textColumns } from './text-columns.ts'

/**
 * Common columns of all six kinds (requirements §2.2). A kind's own columns are in the table of its name, tied by
 * (id, kind). A disabled tour is neither starred nor starred in its destination. This rule spans two tables, so the
 * tour handlers enforce it, under a row lock.
 */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    id: generatedId(),
    kind: text('kind', { enum: kinds }).notNull(),
    status: boolean('status').notNull().default(true),
    starred: boolean('starred').notNull().default(false),
    showVideo: boolean('show_video').notNull().default(false),
    tags: text('tags').array().notNull().default([]),
    bannedTags: text('banned_tags').array().notNull().default([]),
    /** Its key in somebody else's system. */
    externalId: text('external_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (item) => [
    unique('catalogue_items_id_kind').on(item.id, item.kind),
    unique('catalogue_items_external_id').on(item.kind, item.externalId),
    index('catalogue_items_by_age').on(item.kind, item.sequence),
    index('catalogue_items_tags').using('gin', item.tags),
    check('catalogue_items_kind', isOneOf(item.kind, kinds)),
    check(
      'catalogue_items_starred',
      sql`not ${item.starred} or ${isNoneOf(item.kind, where('starred', false))}`,
    ),
    check('catalogue_items_show_video', sql`not ${item.showVideo} or ${item.kind} <> 'hotel'`),
    check(
      'catalogue_items_tags',
      sql`${item.tags} = '{}' or ${isNoneOf(item.kind, where('tags', 'none'))}`,
    ),
    check(
      'catalogue_items_banned_tags',
      sql`${item.bannedTags} = '{}' or ${isOneOf(item.kind, where('tags', 'inherited'))}`,
    ),
  ],
)

/** The texts of an item in one language; `nameFolded` is what search compares. */
export const itemDetails = pgTable(
  'item_details',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    lang: text('lang', { enum: languages }).notNull(),
    /** Texts are given back in the order they were sent. */
    position: smallint('position').notNull(),
    ...textColumns(),
    nameFolded: text('name_folded')
      .notNull()
      .generatedAlwaysAs(sql`fold(name)`),
  },
  (details) => [
    primaryKey({ columns: [details.itemId, details.lang] }),
    index('item_details_name_folded').using('gin', sql`${details.nameFolded} gin_trgm_ops`),
    // All that the names in a language are read from: the table's own pages hold the long texts, too.
    index('item_details_names').on(details.lang, details.itemId, details.name, details.nameFolded),
    ...textChecks(details),
    check('item_details_lang', isLanguageCode(details.lang)),
  ],
)

/** Puts an item's texts in order: a language first, then the one to fall back to. */
export function preferred(lang: Language): SQL {
  return sql`${itemDetails.lang} = ${lang} desc, ${itemDetails.lang} = ${fallbackLanguage} desc`
}

/** An item's name as people of the agency read it: in their language, else in English, else in any. */
export function agencyNameOf(itemId: AnyPgColumn | SQL): SQL<string> {
  return sql<string>`coalesce((
    select ${itemDetails.name} from ${itemDetails} where ${itemDetails.itemId} = ${itemId}
    order by ${preferred(agencyLanguage)} limit 1
  ), '')`
}
