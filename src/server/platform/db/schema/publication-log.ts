import { kinds } from '#contract/base/kinds.ts'
import type { LanguageTexts } from '#contract/base/languages/language-texts.ts'
import { type SQL, sql } from 'drizzle-orm'
import {
  date,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { isOneOf, moment } from './columns.ts'

/**
 * Items that the public sees or has seen: one row an item (requirements §17.1). A row lives from the item's first
 * appearance until 400 days after it has gone. No foreign key: readers learn of deleted items as well.
 */
export const itemPublications = pgTable(
  'shown_items',
  {
    itemId: uuid('item_id').primaryKey(),
    kind: text('kind', { enum: kinds }).notNull(),
    shown: boolean('shown').notNull(),
    /** When it came, went or was last changed, through itself or another. */
    changedAt: moment('changed_at').notNull(),
    /** When it came and went by turns, oldest first: the first is when it came. */
    turns: moment('turns').array().notNull(),
    /** Of what sells, when each was last changed, as ISO text. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    /** Names of the item, or those when it was last seen. */
    names: jsonb('names').$type<LanguageTexts>().notNull().default({}),
    /** Of its last public state, what alternatives are chosen by: effective tags, good months, destinations and region. */
    tags: text('tags').array().notNull().default([]),
    months: smallint('months').array().notNull().default([]),
    places: uuid('places').array().notNull().default([]),
  },
  (row) => [
    index('shown_items_changed').on(row.kind, row.changedAt),
    index('shown_items_gone').on(row.changedAt).where(notShown(row.shown)),
    check('shown_items_kind', isOneOf(row.kind, kinds)),
  ],
)

function notShown(shown: unknown): SQL {
  return sql`not ${shown}`
}

/**
 * Current and former rates, once for each sheet that one was in (requirements §17.10). Readers of that sheet learn
 * that it came, changed or went, itself or with its item. No foreign key: they learn of deleted rates as well.
 */
export const ratePublications = pgTable(
  'shown_rates',
  {
    rateId: uuid('rate_id').notNull(),
    sheet: text('sheet').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** Whether it is in this sheet still; who sees it is another question. */
    present: boolean('present').notNull(),
    /**
     * The first day on which readers of the sheet see it, 'infinity' while there is none; null of a row from before it was
     * written down, which counts as seen. A mirror is told that a rate is gone only if it ever saw it.
     */
    seenFrom: date('seen_from'),
    changedAt: moment('changed_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.rateId, row.sheet] }),
    index('shown_rates_changed').on(row.sheet, row.changedAt),
    index('shown_rates_of_item').on(row.entityId),
    index('shown_rates_gone')
      .on(row.changedAt)
      .where(sql`not ${row.present}`),
  ],
)

/**
 * Quotes of agencies, once for each agency that one was of (requirements §17.12). Triggers of `quotes` and `proposals`
 * write it as a transaction commits, whatever wrote there. No foreign key: readers learn of deleted quotes as well.
 */
export const quotePublications = pgTable(
  'shown_quotes',
  {
    quoteId: uuid('quote_id').notNull(),
    agencyId: uuid('agency_id').notNull(),
    /** False once it is of this agency no more. */
    present: boolean('present').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.quoteId, row.agencyId] }),
    index('shown_quotes_changed').on(row.agencyId, row.changedAt),
    index('shown_quotes_gone')
      .on(row.changedAt)
      .where(sql`not ${row.present}`),
  ],
)

/**
 * The moment of the newest row of `shown_items`, `shown_rates` and `shown_quotes`, in exactly one row. Whoever writes there holds this row until
 * the commit, so that moments commit in their order.
 */
export const publicationLog = pgTable(
  'shown_record',
  {
    id: smallint('id').primaryKey().default(1),
    at: moment('at').notNull(),
    /** Start of the record: earlier changes are not known if rows came from a backup. */
    knownFrom: moment('known_from'),
  },
  (row) => [check('shown_record_one_row', sql`${row.id} = 1`)],
)
