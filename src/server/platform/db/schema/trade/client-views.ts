import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { kinds } from '#contract/base/kinds.ts'
import { languages } from '#contract/base/languages/languages.ts'
import type { Markup } from '#contract/quotes/money/markup.ts'
import type { OwnPrice } from '#contract/trade/client-view-fields.ts'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from '../columns.ts'
import { proposals } from '../quotes/proposals.ts'
import { agencies } from './trade.ts'
import { users } from '../users.ts'

/** Views that an agency shows its own clients: of items, or of a proposal that it was made (requirements §16.8). */
export const clientViews = pgTable(
  'client_views',
  {
    id: generatedId(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    /** Maker of the view; null once they are gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    lang: text('lang', { enum: languages }).notNull(),
    title: text('title').notNull(),
    remarks: text('remarks').notNull().default(''),
    /** Typed by the agent; in the order of the page. */
    ownPrices: jsonb('own_prices').$type<OwnPrice[]>().notNull().default([]),
    /** The agency's own calculation of what its clients pay; null shows no price of the proposal. */
    markup: jsonb('markup').$type<Markup>(),
    /** The agency's own terms for its clients. */
    terms: text('terms').notNull().default(''),
    /** The last day of its prices, told by the agency. */
    validUntil: date('valid_until'),
    startOn: date('start_on'),
    travellers: text('travellers'),
    expiresOn: date('expires_on').notNull(),
    /** Null of a view of items, and where the proposal was erased. */
    proposalId: uuid('proposal_id').references(() => proposals.id, { onDelete: 'set null' }),
    views: integer('views').notNull().default(0),
    lastViewedAt: moment('last_viewed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (view) => [
    index('client_views_of').on(view.agencyId, view.sequence),
    index('client_views_proposal').on(view.proposalId),
    index('client_views_user').on(view.userId),
    unique('client_views_order').on(view.sequence),
    check('client_views_lang', isLanguageCode(view.lang)),
    check('client_views_views', sql`${view.views} >= 0`),
  ],
)

const ofView = () =>
  uuid('view_id')
    .notNull()
    .references(() => clientViews.id, { onDelete: 'cascade' })

/** The items of a view. They name no row of the catalogue: what was deleted may come back. */
export const clientViewItems = pgTable(
  'client_view_items',
  {
    viewId: ofView(),
    position: integer('position').notNull(),
    entityType: text('entity_type', { enum: kinds }).notNull(),
    entityId: uuid('entity_id').notNull(),
    /** The item's name when it was put in, for as long as the public does not see it. */
    name: text('name').notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.viewId, item.position] }),
    check('client_view_items_entity_type', isOneOf(item.entityType, kinds)),
  ],
)

/** Tokens that show their holder the view; only hashes are kept. */
export const clientViewTokens = pgTable(
  'client_view_tokens',
  {
    hash: text('hash').primaryKey(),
    viewId: ofView(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (token) => [index('client_view_tokens_of').on(token.viewId)],
)
