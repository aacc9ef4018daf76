import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

const onlyRow = () => smallint('id').primaryKey().default(1)

/** The public configuration: exactly one row, made by the first migration. */
export const settings = pgTable(
  'settings',
  { id: onlyRow(), showVideo: boolean('show_video').notNull().default(false) },
  (row) => [check('settings_one_row', sql`${row.id} = 1`)],
)

/** First answers of repeatable calls, kept for 24 hours (requirements §4.20). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    operation: text('operation').notNull(),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.operation, row.caller, row.key] }),
    index('idempotency_keys_by_age').on(row.createdAt),
  ],
)

/** Captchas already consumed, until they would be refused as too old anyway. */
export const usedCaptchas = pgTable(
  'used_captchas',
  { hash: text('hash').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (captcha) => [index('used_captchas_expiry').on(captcha.expiresAt)],
)
