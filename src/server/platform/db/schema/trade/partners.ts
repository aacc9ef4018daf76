import { keyScopes } from '#contract/trade/keys.ts'
import { deliveredEvents, deliveryStates, webhookEvents } from '#contract/trade/webhooks.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { catalogueItems } from '../catalogue/catalogue.ts'
import { generatedId, insertionOrder, isOneOf, moment } from '../columns.ts'
import { agencies } from './trade.ts'
import { users } from '../users.ts'

/** The keys that partners call with; of the key itself the hash alone (requirements §17.2). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: generatedId(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: text('scopes', { enum: keyScopes }).array().notNull(),
    agencyId: uuid('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    /** The admin who made it or took it over, whose duties bound it; null of keys from before duties. */
    makerId: uuid('maker_id').references(() => users.id),
    origins: text('origins').array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** The day that `calls` counts, in the agency's time zone. */
    callsDay: date('calls_day'),
    calls: integer('calls').notNull().default(0),
    /** How its agency's rates looked when they were last read with it, and when they began to look so. */
    ratesView: text('rates_view'),
    ratesViewSince: moment('rates_view_since'),
    sequence: insertionOrder(),
  },
  (key) => [
    unique('api_keys_hash').on(key.keyHash),
    index('api_keys_agency').on(key.agencyId),
    index('api_keys_maker').on(key.makerId),
    check(
      'api_keys_scopes',
      sql`${key.scopes} <@ array[${sql.raw(keyScopes.map((scope) => `'${scope}'`).join(', '))}]`,
    ),
  ],
)

/** Addresses that are notified of events; their secrets are derived, not stored (requirements §17.6). */
export const webhooks = pgTable(
  'webhooks',
  {
    id: generatedId(),
    url: text('url').notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    agencyId: uuid('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    sequence: insertionOrder(),
  },
  (webhook) => [index('webhooks_agency').on(webhook.agencyId)],
)

/** Deliveries to webhooks, and their outcome; kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: generatedId(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: deliveredEvents }).notNull(),
    at: moment('at').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    status: text('status', { enum: deliveryStates }).notNull().default('waiting'),
    error: text('error'),
    sequence: insertionOrder(),
  },
  (delivery) => [
    index('webhook_deliveries_of_webhook').on(delivery.webhookId, delivery.sequence),
    index('webhook_deliveries_expiry').on(delivery.at),
    check('webhook_deliveries_status', isOneOf(delivery.status, deliveryStates)),
  ],
)

/** Links to kits for whoever has one; the token is kept as a hash alone (requirements §17.11). */
export const kitLinks = pgTable(
  'kit_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    /** User whose right the link depends on. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (link) => [
    index('kit_links_item').on(link.itemId),
    index('kit_links_user').on(link.userId),
    index('kit_links_expiry').on(link.expiresAt),
  ],
)

/** Events of a transaction that has not ended: at its end they are announced to webhooks and deleted. */
export const notedEvents = pgTable('noted_events', {
  id: generatedId(),
  event: text('event', { enum: webhookEvents }).notNull(),
  subjectId: uuid('subject_id').notNull(),
})
