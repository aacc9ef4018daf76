import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { kinds } from '#contract/base/kinds.ts'
import { quotableKinds } from '#contract/catalogue/kinds/quotable-kinds.ts'
import { languages } from '#contract/base/languages/languages.ts'
import { lostReasons, messageChannels, timelineKinds } from '#contract/quotes/inbox.ts'
import { proposalStates } from '#contract/quotes/proposal-fields.ts'
import { quoteOrigins, quoteStates } from '#contract/quotes/quote-fields.ts'
import { channels, occasions, type QuoteSource, type Wishes } from '#contract/quotes/wish-fields.ts'
import type { TemplateTexts } from '#contract/quotes/templates.ts'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from '../columns.ts'
import { agencies } from '../trade/trade.ts'
import { users } from '../users.ts'

/** Returns the digits of a quote's phone; an index finds them by `like`. */
export function phoneDigits(quote: Record<'phone', AnyPgColumn>) {
  return sql`regexp_replace(coalesce(${quote.phone}, ''), '[^0-9]', '', 'g')`
}

type SearchedColumn = 'reference' | 'name' | 'email' | 'entityName' | 'message' | 'clientReference'

/** Returns the folded text that the search in the quotes looks through, the plain form of its reference included; an index has it. */
export function quoteText(quote: Record<SearchedColumn, AnyPgColumn>) {
  return sql`fold(${quote.reference} || ' ' || replace(${quote.reference}, '-', '') || ' ' || ${quote.name} || ' ' || coalesce(${quote.email}, '') || ' ' || coalesce(${quote.entityName}, '') || ' ' || ${quote.message} || ' ' || coalesce(${quote.clientReference}, ''))`
}

/** Travellers' quotes. No foreign key to the requested item: a quote outlives it (requirements §3.18). */
export const quotes = pgTable(
  'quotes',
  {
    id: generatedId(),
    /** Null where an admin entered a quote of somebody with a phone alone. */
    email: text('email'),
    name: text('name').notNull(),
    message: text('message').notNull(),
    /** The item asked for; null of an open quote. */
    entityType: text('entity_type', { enum: quotableKinds }),
    entityId: uuid('entity_id'),
    entityName: text('entity_name'),
    lang: text('lang', { enum: languages }).notNull(),
    creationDate: moment('creation_date').notNull().defaultNow(),
    /** When an answer was promised, as the office's hours were when it came; null when the office is never open. */
    dueAt: moment('due_at'),
    seen: boolean('seen').notNull().default(false),
    /** Reference of the quote for both sides, `XXXX-XXXX`: drawn by the database, see the migration. */
    reference: text('reference')
      .notNull()
      .default(sql`random_reference()`)
      .unique(),
    /** When the privacy notice was said to be read, and which version of it; null where none was asked for. */
    consentAt: moment('consent_at'),
    consentVersion: integer('consent_version'),
    phone: text('phone'),
    country: text('country'),
    company: text('company'),
    occasion: text('occasion', { enum: occasions }),
    channel: text('channel', { enum: channels }).notNull().default('email'),
    clientReference: text('client_reference'),
    origin: text('origin', { enum: quoteOrigins }).notNull().default('form'),
    /** Wishes for the journey: read and written as a whole, and searched by nobody. */
    wishes: jsonb('wishes').$type<Wishes>(),
    source: jsonb('source').$type<QuoteSource>(),
    /** Of an open quote. */
    destinationIds: uuid('destination_ids').array().notNull().default([]),
    /** The agent who sent it while logged in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The agency that this agent sold for then. */
    agencyId: uuid('agency_id').references(() => agencies.id, { onDelete: 'set null' }),
    state: text('state', { enum: quoteStates }).notNull().default('new'),
    reason: text('reason', { enum: lostReasons }),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the agency first answered. */
    answeredAt: moment('answered_at'),
    /** The side that wrote last; the visitor, to begin with. Null if the entered quote asks for no answer. */
    lastFrom: text('last_from', { enum: ['visitor', 'agency'] }).default('visitor'),
    /** When the visitor's latest message is to be answered; null while none waits. */
    answerDueAt: moment('answer_due_at'),
    /** When somebody was told that it is overdue; told once. */
    overdueToldAt: moment('overdue_told_at'),
    followUpOn: date('follow_up_on'),
    followUpNote: text('follow_up_note'),
    /** The day that was reminded of; once for each. */
    followUpTold: date('follow_up_told'),
    /** When anything happened to it last; retention counts from here. */
    movedAt: moment('moved_at').notNull().defaultNow(),
    /** The quote that this one became a part of. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => quotes.id, {
      onDelete: 'set null',
    }),
    /** When somebody last corrected it. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (quote) => [
    index('quotes_by_moment').on(quote.creationDate, quote.sequence),
    index('quotes_text').using('gin', sql`${quoteText(quote)} gin_trgm_ops`),
    index('quotes_entity').on(quote.entityId),
    index('quotes_email').on(quote.email),
    index('quotes_phone').using('gin', sql`${phoneDigits(quote)} gin_trgm_ops`),
    index('quotes_user').on(quote.userId),
    index('quotes_of_agency').on(quote.agencyId, quote.creationDate, quote.sequence),
    index('quotes_assignee').on(quote.assigneeId),
    index('quotes_in_state').on(quote.state, quote.creationDate, quote.sequence),
    index('quotes_merged')
      .on(quote.mergedInto)
      .where(sql`${quote.mergedInto} is not null`),
    index('quotes_unseen')
      .on(quote.sequence)
      .where(sql`not ${quote.seen}`),
    // What the clock of promises looks for.
    index('quotes_due')
      .on(quote.dueAt)
      .where(sql`${quote.state} = 'new' and ${quote.overdueToldAt} is null`),
    index('quotes_follow_up')
      .on(quote.followUpOn)
      .where(sql`${quote.followUpOn} is not null`),
    check('quotes_entity_type', isOneOf(quote.entityType, quotableKinds)),
    check('quotes_entity_whole', sql`(${quote.entityId} is null) = (${quote.entityType} is null)`),
    check('quotes_lang', isLanguageCode(quote.lang)),
    check('quotes_state_known', isOneOf(quote.state, quoteStates)),
    check('quotes_reason', sql`(${quote.reason} is not null) = (${quote.state} = 'lost')`),
    check('quotes_reason_known', isOneOf(quote.reason, lostReasons)),
    check('quotes_occasion', isOneOf(quote.occasion, occasions)),
    check('quotes_channel', isOneOf(quote.channel, channels)),
    check('quotes_origin', isOneOf(quote.origin, quoteOrigins)),
    check('quotes_last_from', isOneOf(quote.lastFrom, ['visitor', 'agency'])),
  ],
)

/** The column of a row that goes with its quote. */
export const ofQuote = () =>
  uuid('quote_id')
    .notNull()
    .references(() => quotes.id, { onDelete: 'cascade' })

/** The rest of a shortlist. No foreign key: a quote outlives what it names. */
export const quoteItems = pgTable(
  'quote_items',
  {
    quoteId: ofQuote(),
    position: integer('position').notNull(),
    entityType: text('entity_type', { enum: kinds }).notNull(),
    entityId: uuid('entity_id').notNull(),
    /** At the time of asking. */
    name: text('name').notNull(),
    note: text('note'),
  },
  (item) => [
    primaryKey({ columns: [item.quoteId, item.position] }),
    index('quote_items_entity').on(item.entityId),
    check('quote_items_entity_type', isOneOf(item.entityType, kinds)),
  ],
)

/** Events and messages of a quote; their order is the timeline's. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: generatedId(),
    quoteId: ofQuote(),
    at: moment('at').notNull(),
    /** The admin who did it; null for the visitor, the clock, and who is gone. */
    byId: uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: timelineKinds }).notNull(),
    state: text('state', { enum: quoteStates }),
    reason: text('reason', { enum: lostReasons }),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject'),
    text: text('text'),
    from: text('from_whom', { enum: ['visitor', 'agency'] }),
    channel: text('channel', { enum: messageChannels }),
    proposalId: uuid('proposal_id'),
    version: integer('version'),
    proposalState: text('proposal_state', { enum: proposalStates }),
    /** Of an edit, without what stood or stands in them. */
    fields: text('fields').array(),
    /** Of the request that became a part of this one. */
    reference: text('reference'),
    sequence: insertionOrder(),
  },
  (event) => [
    index('quote_events_of').on(event.quoteId, event.sequence),
    check('quote_events_kind', isOneOf(event.kind, timelineKinds)),
  ],
)

/** Answers that are written again and again, in the visitor's language. */
export const quoteTemplates = pgTable('quote_templates', {
  id: generatedId(),
  name: text('name').notNull(),
  texts: jsonb('texts').$type<TemplateTexts>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
