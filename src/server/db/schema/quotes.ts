import { quotableKinds } from '#contract/catalogue/kinds.ts'
import { languages } from '#contract/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId, insertionOrder, moment } from './columns.ts'

/** Requests for a quote. No foreign key: a quote outlives the item it asks about (contract 2). */
export const quotes = pgTable(
  'quotes',
  {
    id: generatedId(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    entityType: text('entity_type', { enum: quotableKinds }).notNull(),
    entityId: uuid('entity_id').notNull(),
    entityName: text('entity_name').notNull(),
    lang: text('lang', { enum: languages }).notNull(),
    creationDate: moment('creation_date').notNull().defaultNow(),
    seen: boolean('seen').notNull().default(false),
    /** What both sides name the request by, `XXXX-XXXX`: drawn by the database, see the migration. */
    reference: text('reference')
      .notNull()
      .default(sql`random_reference()`)
      .unique(),
    sequence: insertionOrder(),
  },
  (quote) => [
    index('quotes_by_age').on(quote.sequence),
    index('quotes_unseen')
      .on(quote.sequence)
      .where(sql`not ${quote.seen}`),
    check(
      'quotes_entity_type',
      sql`${quote.entityType} in ('circuit', 'destination', 'package', 'tour', 'incentive')`,
    ),
    check('quotes_lang', sql`${quote.lang} in ('es', 'en', 'pt')`),
  ],
)
