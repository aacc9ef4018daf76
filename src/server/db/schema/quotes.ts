import { quotableKinds } from '#contract/catalogue/kinds.ts'
import { languages } from '#contract/languages.ts'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId, insertionOrder, isOneOf, moment } from './columns.ts'

/** What the search in the quotes looks through, folded; an index has it. */
export function quoteText(
  quote: Record<'reference' | 'name' | 'email' | 'entityName' | 'message', AnyPgColumn>,
) {
  return sql`fold(${quote.reference} || ' ' || ${quote.name} || ' ' || ${quote.email} || ' ' || ${quote.entityName} || ' ' || ${quote.message})`
}

/** Requests for a quote. No foreign key: a quote outlives the item it asks about (requirements §3.18). */
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
    index('quotes_text').using('gin', sql`${quoteText(quote)} gin_trgm_ops`),
    index('quotes_entity').on(quote.entityId),
    index('quotes_unseen')
      .on(quote.sequence)
      .where(sql`not ${quote.seen}`),
    check('quotes_entity_type', isOneOf(quote.entityType, quotableKinds)),
    check('quotes_lang', isOneOf(quote.lang, languages)),
  ],
)
