import type { Names } from '#contract/catalogue/facts/details.ts'
import { trashKinds } from '#contract/editing/trash.ts'
import { versionedKinds } from '#contract/editing/versions.ts'
import { translationStates } from '#contract/catalogue/facts/translation.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { catalogueItems } from './catalogue/catalogue.ts'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from './columns.ts'
import { users } from './users.ts'

/** A row of another table as the database writes it as JSON. */
export type StoredRow = Record<string, unknown>

/** The person who acted, by their name at that time: their actions outlive them. */
const by = () => ({ byId: uuid('by_id').notNull(), byName: text('by_name').notNull() })

const itemId = () =>
  uuid('item_id')
    .notNull()
    .references(() => catalogueItems.id, { onDelete: 'cascade' })

/**
 * Items and rates as they were after each change: the newest 50 and the first. No foreign key: they wait with
 * their item or rate in the trash, and go when it goes for good.
 */
export const itemVersions = pgTable(
  'item_versions',
  {
    itemId: uuid('item_id').notNull(),
    kind: text('kind', { enum: versionedKinds }).notNull(),
    /** From 1, without a gap when it is made. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    /** Null of what was there before anybody's versions were kept. */
    byId: uuid('by_id'),
    byName: text('by_name').notNull().default(''),
    /** Fields that the change touched, as the activity names them. */
    fields: text('fields').array().notNull().default([]),
    /** The detail operation's answer to an admin at that time. */
    item: jsonb('item').$type<Record<string, unknown>>().notNull(),
  },
  (version) => [
    primaryKey({ columns: [version.itemId, version.version] }),
    check('item_versions_kind', isOneOf(version.kind, versionedKinds)),
  ],
)

/** Pictures and videos that were removed from items: their originals stay for 30 days, their renditions do not. */
export const removedMedia = pgTable(
  'removed_media',
  {
    /** Id that it had, and will have again. */
    id: uuid('id').primaryKey(),
    itemId: itemId(),
    /** Its row in `media`. */
    row: jsonb('row').$type<StoredRow>().notNull(),
    /** The file that stays. */
    originalKey: text('original_key').notNull(),
    /** The days of its item that showed it. */
    days: jsonb('days').$type<StoredRow[]>().notNull().default([]),
    deletedAt: moment('deleted_at').notNull(),
    ...by(),
    sequence: insertionOrder(),
  },
  (medium) => [
    index('removed_media_of_item').on(medium.itemId, medium.sequence),
    index('removed_media_expiry').on(medium.deletedAt),
  ],
)

/** Deleted items, rates and quotes for 30 days, each with all its rows as data: nothing else knows of them. */
export const trashedItems = pgTable(
  'binned_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: trashKinds }).notNull(),
    /** Of a rate, its item and sheet; of a request, its reference. */
    name: text('name').notNull(),
    /** Its names, by language. */
    details: jsonb('details').$type<Names>().notNull().default([]),
    deletedAt: moment('deleted_at').notNull(),
    ...by(),
    /** Its rows, by table. */
    content: jsonb('content').$type<Record<string, StoredRow[]>>().notNull(),
    /** Names of the things that it belonged to and led to, by id: these may be gone when it is to come back. */
    names: jsonb('names').$type<Record<string, string>>().notNull().default({}),
    /** The files of its media that stay. */
    originals: text('originals').array().notNull().default([]),
    sequence: insertionOrder(),
  },
  (item) => [
    index('binned_items_by_age').on(item.sequence),
    index('binned_items_expiry').on(item.deletedAt),
    check('binned_items_kind', isOneOf(item.kind, trashKinds)),
  ],
)

/** Unpublished changes of an item: one draft an item. */
export const itemDrafts = pgTable('item_drafts', {
  itemId: itemId().primaryKey(),
  /** The payload of the edit that it becomes. */
  fields: jsonb('fields').notNull(),
  /** `updatedAt` of the item when the draft was begun: one that changed since is not overwritten unasked. */
  basedOn: moment('based_on').notNull(),
  updatedAt: moment('updated_at').notNull(),
  ...by(),
})

/** Links to items or drafts that are shown to whoever has one; the token is kept as a hash alone. */
export const previewLinks = pgTable(
  'preview_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    itemId: itemId(),
    draft: boolean('draft').notNull(),
    /** User whose right the link depends on. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (link) => [
    index('preview_links_item').on(link.itemId),
    index('preview_links_user').on(link.userId),
    index('preview_links_expiry').on(link.expiresAt),
  ],
)

/** When an item is to be enabled or disabled, in whose name. */
export const itemSchedules = pgTable(
  'item_schedules',
  {
    itemId: itemId().primaryKey(),
    enableAt: moment('enable_at'),
    disableAt: moment('disable_at'),
    ...by(),
  },
  (schedule) => [
    index('item_schedules_enable').on(schedule.enableAt),
    index('item_schedules_disable').on(schedule.disableAt),
    check(
      'item_schedules_some',
      sql`num_nonnulls(${schedule.enableAt}, ${schedule.disableAt}) > 0`,
    ),
    check('item_schedules_order', sql`${schedule.enableAt} < ${schedule.disableAt}`),
  ],
)

/** Texts that can be translated and say something: an item's entry, by column, and its days, by number. */
export interface Translatable {
  /** Null where there is no entry. */
  texts: Record<string, unknown> | null
  days: Record<string, DayText>
}

export type DayText = Record<'title' | 'text', string>

/**
 * Where each translation of an item stands against its English: written with every change of the item,
 * so that lists and queues need not compare texts.
 */
export const translations = pgTable(
  'translations',
  {
    itemId: itemId(),
    lang: text('lang', { enum: languages }).notNull(),
    /** The English that it was made from, or last found right against: of each entry that is translated. */
    source: jsonb('source').$type<Translatable>().notNull(),
    state: text('state', { enum: translationStates }).notNull(),
    /** Fields that keep it from being complete: missing ones, or those that have changed in English. */
    fields: text('fields').array().notNull(),
    /** When it or its English was last changed, or it was found right. */
    changedAt: moment('changed_at').notNull(),
  },
  (translation) => [
    primaryKey({ columns: [translation.itemId, translation.lang] }),
    index('translations_queue').on(translation.lang, translation.state, translation.changedAt),
    check('translations_lang', isLanguageCode(translation.lang)),
    check('translations_state', isOneOf(translation.state, translationStates)),
  ],
)

/** The glossary: terms that stay as they are in every language, or how they are said in each. */
export const terms = pgTable('terms', {
  id: generatedId(),
  term: text('term').notNull().unique('terms_term'),
  keep: boolean('keep').notNull(),
  texts: jsonb('texts').$type<LanguageTexts>().notNull().default({}),
})

/** How often a search found nothing: keyword, language and day, and nothing about who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    keyword: text('keyword').notNull(),
    lang: text('lang', { enum: languages }).notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (search) => [
    primaryKey({ columns: [search.keyword, search.lang, search.day] }),
    index('missed_searches_day').on(search.day),
    check('missed_searches_lang', isLanguageCode(search.lang)),
  ],
)
