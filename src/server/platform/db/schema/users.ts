import { roles } from '#contract/accounts/auth.ts'
import { presentKinds } from '#contract/accounts/presence.ts'
import { panelLists } from '#contract/accounts/saved-views.ts'
import { duties } from '#contract/base/rights/duties.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { languages } from '#contract/base/languages/languages.ts'
import { generatedId, insertionOrder, isLanguageCode, isOneOf, moment } from './columns.ts'
import { agencies } from './trade/trade.ts'

export const tokenPurposes = ['registration', 'reset'] as const

/** `email` is stored trimmed, lower-cased and in NFC, so that the unique constraint means it. */
export const users = pgTable(
  'users',
  {
    id: generatedId(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull().unique('users_email'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** Duties of an admin; null: all. */
    duties: text('duties', { enum: duties }).array(),
    isApproved: boolean('is_approved').notNull().default(false),
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    lastViewTariff: moment('last_view_tariff'),
    /** When the privacy notice was said to be read, and which version of it; null where none was asked for. */
    consentAt: moment('consent_at'),
    consentVersion: integer('consent_version'),
    /** The language of mails to them; null until it is known. */
    lang: text('lang', { enum: languages }),
    /** The agency they sell for; an admin has none. */
    agencyId: uuid('agency_id').references(() => agencies.id),
    /** The person's position there, in their own words. */
    position: text('position'),
    /** Sees what all of their agency do, also where that is shared with nobody else. */
    manager: boolean('manager').notNull().default(false),
    /** The name of their branch of the agency. */
    branch: text('branch'),
    /** When the office refused the registration; null again once approved. */
    rejectedAt: moment('rejected_at'),
    /** Whether a password set by mail or by an admin still waits for a second factor: until then no passkey logs in alone. */
    factorOwed: boolean('factor_owed').notNull().default(false),
    /** Whether the person has put the panel's first steps away. */
    firstStepsHidden: boolean('first_steps_hidden').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    sequence: insertionOrder(),
  },
  (user) => [
    index('users_by_age').on(user.sequence),
    index('users_agency').on(user.agencyId),
    check('users_agency_of_user', sql`${user.agencyId} is null or ${user.role} = 'user'`),
    check('users_lang', isLanguageCode(user.lang)),
    check('users_duties_of_admin', sql`${user.duties} is null or ${user.role} = 'admin'`),
    check(
      'users_duties',
      sql`${user.duties} <@ array[${sql.raw(duties.map((duty) => `'${duty}'`).join(', '))}]`,
    ),
    check('users_role', sql`${user.role} in ('admin', 'user')`),
  ],
)

/** E-mail tokens: the newest of a purpose only, as the hex SHA-256 of what was mailed (requirements §4.7). */
export const userTokens = pgTable(
  'user_tokens',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    tokenHash: text('token_hash').notNull().unique('user_tokens_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (token) => [
    primaryKey({ columns: [token.userId, token.purpose] }),
    check('user_tokens_purpose', sql`${token.purpose} in ('registration', 'reset')`),
  ],
)

/** One row per log-in; deleting it revokes every token of that log-in. */
export const sessions = pgTable(
  'sessions',
  {
    id: generatedId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When its token was last renewed, to about five minutes. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When it was last shown who is there: at the log-in, or by confirming it. */
    freshAt: moment('fresh_at').notNull().defaultNow(),
    /** Browser and system as people call them; empty where the browser did not say. */
    device: text('device').notNull().default(''),
  },
  (session) => [
    index('sessions_user').on(session.userId),
    index('sessions_expiry').on(session.expiresAt),
  ],
)

/**
 * Views of the panel's lists. An own one goes with its owner's account; a shared one stays, without the name of its
 * maker.
 */
export const savedViews = pgTable(
  'saved_views',
  {
    id: generatedId(),
    list: text('list', { enum: panelLists }).notNull(),
    name: text('name').notNull(),
    /** Filters and order as the list's address spells them. */
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** Null leaves the columns as they are. */
    columns: text('columns').array(),
    /** Null of a shared one. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The maker of a shared one; null once the account is gone. */
    makerId: uuid('maker_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (view) => [
    uniqueIndex('saved_views_own')
      .on(view.ownerId, view.list, view.name)
      .where(sql`${view.ownerId} is not null`),
    uniqueIndex('saved_views_shared')
      .on(view.list, view.name)
      .where(sql`${view.ownerId} is null`),
    index('saved_views_maker').on(view.makerId),
    check('saved_views_one_person', sql`num_nonnulls(${view.ownerId}, ${view.makerId}) < 2`),
  ],
)

/** The columns that a person chose for a list of the panel. */
export const listColumns = pgTable(
  'list_columns',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: panelLists }).notNull(),
    columns: text('columns').array().notNull(),
  },
  (chosen) => [primaryKey({ columns: [chosen.userId, chosen.list] })],
)

/** Presence of people at an item or a proposal in the panel; a row counts for a minute. */
export const presences = pgTable(
  'presences',
  {
    kind: text('kind', { enum: presentKinds }).notNull(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (presence) => [
    primaryKey({ columns: [presence.kind, presence.entityId, presence.userId] }),
    index('presences_user').on(presence.userId),
    index('presences_age').on(presence.seenAt),
    check('presences_kind', isOneOf(presence.kind, presentKinds)),
  ],
)
